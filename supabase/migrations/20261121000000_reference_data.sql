-- Vocabularies and the default forms. Written by scripts/reference-data.ts from supabase/forms: change those.

insert into public.vocabularies (id, label) values
  ('startup_stages', 'Startup stage'),
  ('sectors', 'Sectors'),
  ('sdgs', 'Sustainable Development Goals'),
  ('funding_rounds', 'Funding round'),
  ('investor_types', 'Investor type'),
  ('mentor_areas', 'Mentor areas'),
  ('expert_categories', 'Expert category'),
  ('support_types', 'Support types'),
  ('partner_categories', 'Partner category'),
  ('how_heard', 'How heard'),
  ('functions', 'Skills'),
  ('countries', 'Countries'),
  ('languages', 'Languages'),
  ('currencies', 'Currencies'),
  ('time_zones', 'Time zones')
on conflict do nothing;

insert into public.terms (vocabulary_id, id, label, position) values
  ('startup_stages', 'idea', 'Idea', 1),
  ('startup_stages', 'prototype', 'Prototype', 2),
  ('startup_stages', 'early_revenue', 'Early revenue', 3),
  ('startup_stages', 'scaling', 'Scaling', 4),
  ('startup_stages', 'growth', 'Growth', 5),
  ('startup_stages', 'pre_ipo', 'Pre-IPO', 6)
on conflict do nothing;

insert into public.terms (vocabulary_id, id, label, position) values
  ('sectors', 'agriculture', 'Agriculture', 1),
  ('sectors', 'arts_crafts', 'Arts and crafts', 2),
  ('sectors', 'lifestyle_fashion', 'Lifestyle and fashion', 3),
  ('sectors', 'energy', 'Energy', 4),
  ('sectors', 'consulting', 'Consulting', 5),
  ('sectors', 'e_commerce', 'E-commerce', 6),
  ('sectors', 'education', 'Education', 7),
  ('sectors', 'entertainment', 'Entertainment', 8),
  ('sectors', 'finance', 'Finance', 9),
  ('sectors', 'food_beverage', 'Food and beverage', 10),
  ('sectors', 'gaming', 'Gaming', 11),
  ('sectors', 'health', 'Health', 12),
  ('sectors', 'automotive', 'Automotive', 13),
  ('sectors', 'aerospace', 'Aerospace', 14),
  ('sectors', 'biotech', 'Biotech', 15),
  ('sectors', 'chemicals', 'Chemicals', 16),
  ('sectors', 'real_estate', 'Real estate', 17),
  ('sectors', 'travel', 'Travel', 18),
  ('sectors', 'engineering_construction', 'Engineering and construction', 19),
  ('sectors', 'ict', 'Software and IT', 20),
  ('sectors', 'legal', 'Legal', 21),
  ('sectors', 'media', 'Media', 22),
  ('sectors', 'sports', 'Sports', 23),
  ('sectors', 'logistics', 'Logistics', 24),
  ('sectors', 'jobs_hr', 'Jobs and HR', 25),
  ('sectors', 'events_marketing', 'Events and marketing', 26),
  ('sectors', 'environment', 'Environment', 27),
  ('sectors', 'social', 'Social impact', 28),
  ('sectors', 'security', 'Security', 29)
on conflict do nothing;

insert into public.terms (vocabulary_id, id, label, position) values
  ('sdgs', 'sdg_1', '1. No Poverty', 1),
  ('sdgs', 'sdg_2', '2. Zero Hunger', 2),
  ('sdgs', 'sdg_3', '3. Good Health and Well-being', 3),
  ('sdgs', 'sdg_4', '4. Quality Education', 4),
  ('sdgs', 'sdg_5', '5. Gender Equality', 5),
  ('sdgs', 'sdg_6', '6. Clean Water and Sanitation', 6),
  ('sdgs', 'sdg_7', '7. Affordable and Clean Energy', 7),
  ('sdgs', 'sdg_8', '8. Decent Work and Economic Growth', 8),
  ('sdgs', 'sdg_9', '9. Industry, Innovation and Infrastructure', 9),
  ('sdgs', 'sdg_10', '10. Reduced Inequalities', 10),
  ('sdgs', 'sdg_11', '11. Sustainable Cities and Communities', 11),
  ('sdgs', 'sdg_12', '12. Responsible Consumption and Production', 12),
  ('sdgs', 'sdg_13', '13. Climate Action', 13),
  ('sdgs', 'sdg_14', '14. Life Below Water', 14),
  ('sdgs', 'sdg_15', '15. Life on Land', 15),
  ('sdgs', 'sdg_16', '16. Peace, Justice and Strong Institutions', 16),
  ('sdgs', 'sdg_17', '17. Partnerships for the Goals', 17)
on conflict do nothing;

insert into public.terms (vocabulary_id, id, label, position) values
  ('funding_rounds', 'pre_seed', 'Pre-seed', 1),
  ('funding_rounds', 'angel', 'Angel', 2),
  ('funding_rounds', 'seed', 'Seed', 3),
  ('funding_rounds', 'convertible_note', 'Convertible note', 4),
  ('funding_rounds', 'series_a', 'Series A', 5),
  ('funding_rounds', 'series_b', 'Series B', 6),
  ('funding_rounds', 'series_c', 'Series C', 7),
  ('funding_rounds', 'series_d', 'Series D', 8),
  ('funding_rounds', 'later', 'Later round', 9),
  ('funding_rounds', 'grant', 'Grant', 10),
  ('funding_rounds', 'debt', 'Debt', 11),
  ('funding_rounds', 'equity_crowdfunding', 'Equity crowdfunding', 12),
  ('funding_rounds', 'product_crowdfunding', 'Product crowdfunding', 13),
  ('funding_rounds', 'corporate', 'Corporate round', 14),
  ('funding_rounds', 'non_equity_assistance', 'Non-equity assistance', 15),
  ('funding_rounds', 'undisclosed', 'Undisclosed', 16)
on conflict do nothing;

insert into public.terms (vocabulary_id, id, label, position) values
  ('investor_types', 'vc', 'Venture capital fund', 1),
  ('investor_types', 'solo_angel', 'Business angel', 2),
  ('investor_types', 'angel_network', 'Angel network', 3),
  ('investor_types', 'corporate_vc', 'Corporate venture', 4),
  ('investor_types', 'family_office', 'Family office', 5),
  ('investor_types', 'accelerator', 'Accelerator', 6),
  ('investor_types', 'startup_studio', 'Startup studio', 7),
  ('investor_types', 'private_equity', 'Private equity', 8),
  ('investor_types', 'public_fund', 'Public fund', 9),
  ('investor_types', 'revenue_based', 'Revenue-based financing', 10),
  ('investor_types', 'other', 'Something else', 11)
on conflict do nothing;

insert into public.terms (vocabulary_id, id, label, position) values
  ('mentor_areas', 'market_fit', 'Market fit', 1),
  ('mentor_areas', 'product_development', 'Product development', 2),
  ('mentor_areas', 'business_model', 'Business model', 3),
  ('mentor_areas', 'marketing', 'Marketing', 4),
  ('mentor_areas', 'sales', 'Sales', 5),
  ('mentor_areas', 'operations', 'Operations', 6),
  ('mentor_areas', 'team_organisation', 'Team and organisation', 7),
  ('mentor_areas', 'financing', 'Financing', 8),
  ('mentor_areas', 'legal_ip', 'Legal and intellectual property', 9),
  ('mentor_areas', 'technology', 'Technology', 10)
on conflict do nothing;

insert into public.terms (vocabulary_id, id, label, position) values
  ('expert_categories', 'executive', 'Executive', 1),
  ('expert_categories', 'investor', 'Investor', 2),
  ('expert_categories', 'lawyer', 'Lawyer', 3),
  ('expert_categories', 'entrepreneur', 'Entrepreneur', 4),
  ('expert_categories', 'subject_expert', 'Subject expert', 5),
  ('expert_categories', 'other', 'Something else', 6)
on conflict do nothing;

insert into public.terms (vocabulary_id, id, label, position) values
  ('support_types', 'industry_expertise', 'Industry expertise', 1),
  ('support_types', 'functional_expertise', 'Functional expertise', 2),
  ('support_types', 'sounding_board', 'Sounding board', 3),
  ('support_types', 'scaling', 'Scaling', 4),
  ('support_types', 'culture', 'Culture', 5),
  ('support_types', 'introductions', 'Introductions', 6),
  ('support_types', 'wellbeing', 'Wellbeing', 7)
on conflict do nothing;

insert into public.terms (vocabulary_id, id, label, position) values
  ('partner_categories', 'cloud_software', 'Cloud and software', 1),
  ('partner_categories', 'legal', 'Legal', 2),
  ('partner_categories', 'accounting_finance', 'Accounting and finance', 3),
  ('partner_categories', 'banking', 'Banking', 4),
  ('partner_categories', 'coworking_space', 'Coworking space', 5),
  ('partner_categories', 'university_research', 'University or research', 6),
  ('partner_categories', 'corporate', 'Corporate', 7),
  ('partner_categories', 'government_agency', 'Government agency', 8),
  ('partner_categories', 'media', 'Media', 9),
  ('partner_categories', 'events', 'Events', 10),
  ('partner_categories', 'recruiting_talent', 'Recruiting and talent', 11),
  ('partner_categories', 'design_marketing', 'Design and marketing', 12),
  ('partner_categories', 'manufacturing', 'Manufacturing', 13),
  ('partner_categories', 'insurance', 'Insurance', 14),
  ('partner_categories', 'training', 'Training', 15),
  ('partner_categories', 'incubator_accelerator', 'Incubator or accelerator', 16),
  ('partner_categories', 'other', 'Something else', 17)
on conflict do nothing;

insert into public.terms (vocabulary_id, id, label, position) values
  ('how_heard', 'search', 'A search engine', 1),
  ('how_heard', 'social', 'Social media', 2),
  ('how_heard', 'friend', 'A friend or colleague', 3),
  ('how_heard', 'event', 'An event', 4),
  ('how_heard', 'partner', 'A partner of the programme', 5),
  ('how_heard', 'media', 'Press, radio or a podcast', 6),
  ('how_heard', 'alumni', 'Somebody who took part', 7),
  ('how_heard', 'other', 'Another way', 8)
on conflict do nothing;

insert into public.terms (vocabulary_id, id, label, position) values
  ('functions', 'accounting', 'Accounting', 1),
  ('functions', 'brand', 'Brand', 2),
  ('functions', 'business_development', 'Business development', 3),
  ('functions', 'clinical_trials', 'Clinical trials', 4),
  ('functions', 'communication', 'Communication', 5),
  ('functions', 'customer_support', 'Customer support', 6),
  ('functions', 'data_analysis', 'Data analysis', 7),
  ('functions', 'design', 'Design', 8),
  ('functions', 'distribution', 'Distribution', 9),
  ('functions', 'exporting', 'Exporting', 10),
  ('functions', 'fundraising', 'Fundraising', 11),
  ('functions', 'grant_writing', 'Grant writing', 12),
  ('functions', 'growth', 'Growth', 13),
  ('functions', 'hardware', 'Hardware', 14),
  ('functions', 'hiring', 'Hiring', 15),
  ('functions', 'impact_measurement', 'Impact measurement', 16),
  ('functions', 'leadership', 'Leadership', 17),
  ('functions', 'machine_learning', 'Machine learning', 18),
  ('functions', 'manufacturing', 'Manufacturing', 19),
  ('functions', 'negotiation', 'Negotiation', 20),
  ('functions', 'partnerships', 'Partnerships', 21),
  ('functions', 'pricing', 'Pricing', 22),
  ('functions', 'procurement', 'Procurement', 23),
  ('functions', 'product_management', 'Product management', 24),
  ('functions', 'public_policy', 'Public policy', 25),
  ('functions', 'quality', 'Quality', 26),
  ('functions', 'regulation', 'Regulation', 27),
  ('functions', 'security', 'Security', 28),
  ('functions', 'software_engineering', 'Software engineering', 29),
  ('functions', 'storytelling', 'Storytelling', 30),
  ('functions', 'supply_chain', 'Supply chain', 31),
  ('functions', 'user_research', 'User research', 32)
on conflict do nothing;

insert into public.terms (vocabulary_id, id, label, position) values
  ('countries', 'AF', 'Afghanistan', 1),
  ('countries', 'AX', 'Åland Islands', 2),
  ('countries', 'AL', 'Albania', 3),
  ('countries', 'DZ', 'Algeria', 4),
  ('countries', 'AS', 'American Samoa', 5),
  ('countries', 'AD', 'Andorra', 6),
  ('countries', 'AO', 'Angola', 7),
  ('countries', 'AI', 'Anguilla', 8),
  ('countries', 'AQ', 'Antarctica', 9),
  ('countries', 'AG', 'Antigua & Barbuda', 10),
  ('countries', 'AR', 'Argentina', 11),
  ('countries', 'AM', 'Armenia', 12),
  ('countries', 'AW', 'Aruba', 13),
  ('countries', 'AU', 'Australia', 14),
  ('countries', 'AT', 'Austria', 15),
  ('countries', 'AZ', 'Azerbaijan', 16),
  ('countries', 'BS', 'Bahamas', 17),
  ('countries', 'BH', 'Bahrain', 18),
  ('countries', 'BD', 'Bangladesh', 19),
  ('countries', 'BB', 'Barbados', 20),
  ('countries', 'BY', 'Belarus', 21),
  ('countries', 'BE', 'Belgium', 22),
  ('countries', 'BZ', 'Belize', 23),
  ('countries', 'BJ', 'Benin', 24),
  ('countries', 'BM', 'Bermuda', 25),
  ('countries', 'BT', 'Bhutan', 26),
  ('countries', 'BO', 'Bolivia', 27),
  ('countries', 'BA', 'Bosnia & Herzegovina', 28),
  ('countries', 'BW', 'Botswana', 29),
  ('countries', 'BV', 'Bouvet Island', 30),
  ('countries', 'BR', 'Brazil', 31),
  ('countries', 'IO', 'British Indian Ocean Territory', 32),
  ('countries', 'VG', 'British Virgin Islands', 33),
  ('countries', 'BN', 'Brunei', 34),
  ('countries', 'BG', 'Bulgaria', 35),
  ('countries', 'BF', 'Burkina Faso', 36),
  ('countries', 'BI', 'Burundi', 37),
  ('countries', 'KH', 'Cambodia', 38),
  ('countries', 'CM', 'Cameroon', 39),
  ('countries', 'CA', 'Canada', 40),
  ('countries', 'CV', 'Cape Verde', 41),
  ('countries', 'BQ', 'Caribbean Netherlands', 42),
  ('countries', 'KY', 'Cayman Islands', 43),
  ('countries', 'CF', 'Central African Republic', 44),
  ('countries', 'TD', 'Chad', 45),
  ('countries', 'CL', 'Chile', 46),
  ('countries', 'CN', 'China', 47),
  ('countries', 'CX', 'Christmas Island', 48),
  ('countries', 'CC', 'Cocos (Keeling) Islands', 49),
  ('countries', 'CO', 'Colombia', 50),
  ('countries', 'KM', 'Comoros', 51),
  ('countries', 'CG', 'Congo - Brazzaville', 52),
  ('countries', 'CD', 'Congo - Kinshasa', 53),
  ('countries', 'CK', 'Cook Islands', 54),
  ('countries', 'CR', 'Costa Rica', 55),
  ('countries', 'CI', 'Côte d’Ivoire', 56),
  ('countries', 'HR', 'Croatia', 57),
  ('countries', 'CU', 'Cuba', 58),
  ('countries', 'CW', 'Curaçao', 59),
  ('countries', 'CY', 'Cyprus', 60),
  ('countries', 'CZ', 'Czechia', 61),
  ('countries', 'DK', 'Denmark', 62),
  ('countries', 'DJ', 'Djibouti', 63),
  ('countries', 'DM', 'Dominica', 64),
  ('countries', 'DO', 'Dominican Republic', 65),
  ('countries', 'EC', 'Ecuador', 66),
  ('countries', 'EG', 'Egypt', 67),
  ('countries', 'SV', 'El Salvador', 68),
  ('countries', 'GQ', 'Equatorial Guinea', 69),
  ('countries', 'ER', 'Eritrea', 70),
  ('countries', 'EE', 'Estonia', 71),
  ('countries', 'SZ', 'Eswatini', 72),
  ('countries', 'ET', 'Ethiopia', 73),
  ('countries', 'FK', 'Falkland Islands', 74),
  ('countries', 'FO', 'Faroe Islands', 75),
  ('countries', 'FJ', 'Fiji', 76),
  ('countries', 'FI', 'Finland', 77),
  ('countries', 'FR', 'France', 78),
  ('countries', 'GF', 'French Guiana', 79),
  ('countries', 'PF', 'French Polynesia', 80),
  ('countries', 'TF', 'French Southern Territories', 81),
  ('countries', 'GA', 'Gabon', 82),
  ('countries', 'GM', 'Gambia', 83),
  ('countries', 'GE', 'Georgia', 84),
  ('countries', 'DE', 'Germany', 85),
  ('countries', 'GH', 'Ghana', 86),
  ('countries', 'GI', 'Gibraltar', 87),
  ('countries', 'GR', 'Greece', 88),
  ('countries', 'GL', 'Greenland', 89),
  ('countries', 'GD', 'Grenada', 90),
  ('countries', 'GP', 'Guadeloupe', 91),
  ('countries', 'GU', 'Guam', 92),
  ('countries', 'GT', 'Guatemala', 93),
  ('countries', 'GG', 'Guernsey', 94),
  ('countries', 'GN', 'Guinea', 95),
  ('countries', 'GW', 'Guinea-Bissau', 96),
  ('countries', 'GY', 'Guyana', 97),
  ('countries', 'HT', 'Haiti', 98),
  ('countries', 'HM', 'Heard & McDonald Islands', 99),
  ('countries', 'HN', 'Honduras', 100),
  ('countries', 'HK', 'Hong Kong', 101),
  ('countries', 'HU', 'Hungary', 102),
  ('countries', 'IS', 'Iceland', 103),
  ('countries', 'IN', 'India', 104),
  ('countries', 'ID', 'Indonesia', 105),
  ('countries', 'IR', 'Iran', 106),
  ('countries', 'IQ', 'Iraq', 107),
  ('countries', 'IE', 'Ireland', 108),
  ('countries', 'IM', 'Isle of Man', 109),
  ('countries', 'IL', 'Israel', 110),
  ('countries', 'IT', 'Italy', 111),
  ('countries', 'JM', 'Jamaica', 112),
  ('countries', 'JP', 'Japan', 113),
  ('countries', 'JE', 'Jersey', 114),
  ('countries', 'JO', 'Jordan', 115),
  ('countries', 'KZ', 'Kazakhstan', 116),
  ('countries', 'KE', 'Kenya', 117),
  ('countries', 'KI', 'Kiribati', 118),
  ('countries', 'XK', 'Kosovo', 119),
  ('countries', 'KW', 'Kuwait', 120),
  ('countries', 'KG', 'Kyrgyzstan', 121),
  ('countries', 'LA', 'Laos', 122),
  ('countries', 'LV', 'Latvia', 123),
  ('countries', 'LB', 'Lebanon', 124),
  ('countries', 'LS', 'Lesotho', 125),
  ('countries', 'LR', 'Liberia', 126),
  ('countries', 'LY', 'Libya', 127),
  ('countries', 'LI', 'Liechtenstein', 128),
  ('countries', 'LT', 'Lithuania', 129),
  ('countries', 'LU', 'Luxembourg', 130),
  ('countries', 'MO', 'Macao', 131),
  ('countries', 'MG', 'Madagascar', 132),
  ('countries', 'MW', 'Malawi', 133),
  ('countries', 'MY', 'Malaysia', 134),
  ('countries', 'MV', 'Maldives', 135),
  ('countries', 'ML', 'Mali', 136),
  ('countries', 'MT', 'Malta', 137),
  ('countries', 'MH', 'Marshall Islands', 138),
  ('countries', 'MQ', 'Martinique', 139),
  ('countries', 'MR', 'Mauritania', 140),
  ('countries', 'MU', 'Mauritius', 141),
  ('countries', 'YT', 'Mayotte', 142),
  ('countries', 'MX', 'Mexico', 143),
  ('countries', 'FM', 'Micronesia', 144),
  ('countries', 'MD', 'Moldova', 145),
  ('countries', 'MC', 'Monaco', 146),
  ('countries', 'MN', 'Mongolia', 147),
  ('countries', 'ME', 'Montenegro', 148),
  ('countries', 'MS', 'Montserrat', 149),
  ('countries', 'MA', 'Morocco', 150),
  ('countries', 'MZ', 'Mozambique', 151),
  ('countries', 'MM', 'Myanmar', 152),
  ('countries', 'NA', 'Namibia', 153),
  ('countries', 'NR', 'Nauru', 154),
  ('countries', 'NP', 'Nepal', 155),
  ('countries', 'NL', 'Netherlands', 156),
  ('countries', 'NC', 'New Caledonia', 157),
  ('countries', 'NZ', 'New Zealand', 158),
  ('countries', 'NI', 'Nicaragua', 159),
  ('countries', 'NE', 'Niger', 160),
  ('countries', 'NG', 'Nigeria', 161),
  ('countries', 'NU', 'Niue', 162),
  ('countries', 'NF', 'Norfolk Island', 163),
  ('countries', 'KP', 'North Korea', 164),
  ('countries', 'MK', 'North Macedonia', 165),
  ('countries', 'MP', 'Northern Mariana Islands', 166),
  ('countries', 'NO', 'Norway', 167),
  ('countries', 'OM', 'Oman', 168),
  ('countries', 'PK', 'Pakistan', 169),
  ('countries', 'PW', 'Palau', 170),
  ('countries', 'PS', 'Palestine', 171),
  ('countries', 'PA', 'Panama', 172),
  ('countries', 'PG', 'Papua New Guinea', 173),
  ('countries', 'PY', 'Paraguay', 174),
  ('countries', 'PE', 'Peru', 175),
  ('countries', 'PH', 'Philippines', 176),
  ('countries', 'PN', 'Pitcairn Islands', 177),
  ('countries', 'PL', 'Poland', 178),
  ('countries', 'PT', 'Portugal', 179),
  ('countries', 'PR', 'Puerto Rico', 180),
  ('countries', 'QA', 'Qatar', 181),
  ('countries', 'RE', 'Réunion', 182),
  ('countries', 'RO', 'Romania', 183),
  ('countries', 'RU', 'Russia', 184),
  ('countries', 'RW', 'Rwanda', 185),
  ('countries', 'WS', 'Samoa', 186),
  ('countries', 'SM', 'San Marino', 187),
  ('countries', 'ST', 'São Tomé & Príncipe', 188),
  ('countries', 'SA', 'Saudi Arabia', 189),
  ('countries', 'SN', 'Senegal', 190),
  ('countries', 'RS', 'Serbia', 191),
  ('countries', 'SC', 'Seychelles', 192),
  ('countries', 'SL', 'Sierra Leone', 193),
  ('countries', 'SG', 'Singapore', 194),
  ('countries', 'SX', 'Sint Maarten', 195),
  ('countries', 'SK', 'Slovakia', 196),
  ('countries', 'SI', 'Slovenia', 197),
  ('countries', 'SB', 'Solomon Islands', 198),
  ('countries', 'SO', 'Somalia', 199),
  ('countries', 'ZA', 'South Africa', 200),
  ('countries', 'GS', 'South Georgia & South Sandwich Islands', 201),
  ('countries', 'KR', 'South Korea', 202),
  ('countries', 'SS', 'South Sudan', 203),
  ('countries', 'ES', 'Spain', 204),
  ('countries', 'LK', 'Sri Lanka', 205),
  ('countries', 'BL', 'St. Barthélemy', 206),
  ('countries', 'SH', 'St. Helena', 207),
  ('countries', 'KN', 'St. Kitts & Nevis', 208),
  ('countries', 'LC', 'St. Lucia', 209),
  ('countries', 'MF', 'St. Martin', 210),
  ('countries', 'PM', 'St. Pierre & Miquelon', 211),
  ('countries', 'VC', 'St. Vincent & Grenadines', 212),
  ('countries', 'SD', 'Sudan', 213),
  ('countries', 'SR', 'Suriname', 214),
  ('countries', 'SJ', 'Svalbard & Jan Mayen', 215),
  ('countries', 'SE', 'Sweden', 216),
  ('countries', 'CH', 'Switzerland', 217),
  ('countries', 'SY', 'Syria', 218),
  ('countries', 'TW', 'Taiwan', 219),
  ('countries', 'TJ', 'Tajikistan', 220),
  ('countries', 'TZ', 'Tanzania', 221),
  ('countries', 'TH', 'Thailand', 222),
  ('countries', 'TL', 'Timor-Leste', 223),
  ('countries', 'TG', 'Togo', 224),
  ('countries', 'TK', 'Tokelau', 225),
  ('countries', 'TO', 'Tonga', 226),
  ('countries', 'TT', 'Trinidad & Tobago', 227),
  ('countries', 'TN', 'Tunisia', 228),
  ('countries', 'TR', 'Türkiye', 229),
  ('countries', 'TM', 'Turkmenistan', 230),
  ('countries', 'TC', 'Turks & Caicos Islands', 231),
  ('countries', 'TV', 'Tuvalu', 232),
  ('countries', 'UM', 'U.S. Outlying Islands', 233),
  ('countries', 'VI', 'U.S. Virgin Islands', 234),
  ('countries', 'UG', 'Uganda', 235),
  ('countries', 'UA', 'Ukraine', 236),
  ('countries', 'AE', 'United Arab Emirates', 237),
  ('countries', 'GB', 'United Kingdom', 238),
  ('countries', 'US', 'United States', 239),
  ('countries', 'UY', 'Uruguay', 240),
  ('countries', 'UZ', 'Uzbekistan', 241),
  ('countries', 'VU', 'Vanuatu', 242),
  ('countries', 'VA', 'Vatican City', 243),
  ('countries', 'VE', 'Venezuela', 244),
  ('countries', 'VN', 'Vietnam', 245),
  ('countries', 'WF', 'Wallis & Futuna', 246),
  ('countries', 'EH', 'Western Sahara', 247),
  ('countries', 'YE', 'Yemen', 248),
  ('countries', 'ZM', 'Zambia', 249),
  ('countries', 'ZW', 'Zimbabwe', 250)
on conflict do nothing;

insert into public.terms (vocabulary_id, id, label, position) values
  ('languages', 'af', 'Afrikaans', 1),
  ('languages', 'tw', 'Akan', 2),
  ('languages', 'sq', 'Albanian', 3),
  ('languages', 'am', 'Amharic', 4),
  ('languages', 'ar', 'Arabic', 5),
  ('languages', 'hy', 'Armenian', 6),
  ('languages', 'as', 'Assamese', 7),
  ('languages', 'ay', 'Aymara', 8),
  ('languages', 'az', 'Azerbaijani', 9),
  ('languages', 'bm', 'Bambara', 10),
  ('languages', 'bn', 'Bangla', 11),
  ('languages', 'ba', 'Bashkir', 12),
  ('languages', 'eu', 'Basque', 13),
  ('languages', 'be', 'Belarusian', 14),
  ('languages', 'bs', 'Bosnian', 15),
  ('languages', 'br', 'Breton', 16),
  ('languages', 'bg', 'Bulgarian', 17),
  ('languages', 'my', 'Burmese', 18),
  ('languages', 'yue', 'Cantonese', 19),
  ('languages', 'ca', 'Catalan', 20),
  ('languages', 'zh', 'Chinese', 21),
  ('languages', 'hr', 'Croatian', 22),
  ('languages', 'cs', 'Czech', 23),
  ('languages', 'da', 'Danish', 24),
  ('languages', 'dv', 'Divehi', 25),
  ('languages', 'nl', 'Dutch', 26),
  ('languages', 'dz', 'Dzongkha', 27),
  ('languages', 'en', 'English', 28),
  ('languages', 'et', 'Estonian', 29),
  ('languages', 'ee', 'Ewe', 30),
  ('languages', 'fo', 'Faroese', 31),
  ('languages', 'fj', 'Fijian', 32),
  ('languages', 'fil', 'Filipino', 33),
  ('languages', 'fi', 'Finnish', 34),
  ('languages', 'fr', 'French', 35),
  ('languages', 'ff', 'Fula', 36),
  ('languages', 'gl', 'Galician', 37),
  ('languages', 'lg', 'Ganda', 38),
  ('languages', 'ka', 'Georgian', 39),
  ('languages', 'de', 'German', 40),
  ('languages', 'el', 'Greek', 41),
  ('languages', 'gn', 'Guarani', 42),
  ('languages', 'gu', 'Gujarati', 43),
  ('languages', 'ht', 'Haitian Creole', 44),
  ('languages', 'ha', 'Hausa', 45),
  ('languages', 'haw', 'Hawaiian', 46),
  ('languages', 'he', 'Hebrew', 47),
  ('languages', 'hi', 'Hindi', 48),
  ('languages', 'hu', 'Hungarian', 49),
  ('languages', 'is', 'Icelandic', 50),
  ('languages', 'ig', 'Igbo', 51),
  ('languages', 'id', 'Indonesian', 52),
  ('languages', 'ga', 'Irish', 53),
  ('languages', 'it', 'Italian', 54),
  ('languages', 'ja', 'Japanese', 55),
  ('languages', 'jv', 'Javanese', 56),
  ('languages', 'kn', 'Kannada', 57),
  ('languages', 'kk', 'Kazakh', 58),
  ('languages', 'km', 'Khmer', 59),
  ('languages', 'ki', 'Kikuyu', 60),
  ('languages', 'rw', 'Kinyarwanda', 61),
  ('languages', 'ko', 'Korean', 62),
  ('languages', 'ku', 'Kurdish', 63),
  ('languages', 'ky', 'Kyrgyz', 64),
  ('languages', 'lo', 'Lao', 65),
  ('languages', 'lv', 'Latvian', 66),
  ('languages', 'ln', 'Lingala', 67),
  ('languages', 'lt', 'Lithuanian', 68),
  ('languages', 'lb', 'Luxembourgish', 69),
  ('languages', 'mk', 'Macedonian', 70),
  ('languages', 'mg', 'Malagasy', 71),
  ('languages', 'ms', 'Malay', 72),
  ('languages', 'ml', 'Malayalam', 73),
  ('languages', 'mt', 'Maltese', 74),
  ('languages', 'mi', 'Māori', 75),
  ('languages', 'mr', 'Marathi', 76),
  ('languages', 'mn', 'Mongolian', 77),
  ('languages', 'ne', 'Nepali', 78),
  ('languages', 'nb', 'Norwegian Bokmål', 79),
  ('languages', 'nn', 'Norwegian Nynorsk', 80),
  ('languages', 'ny', 'Nyanja', 81),
  ('languages', 'oc', 'Occitan', 82),
  ('languages', 'or', 'Odia', 83),
  ('languages', 'om', 'Oromo', 84),
  ('languages', 'os', 'Ossetic', 85),
  ('languages', 'ps', 'Pashto', 86),
  ('languages', 'fa', 'Persian', 87),
  ('languages', 'pl', 'Polish', 88),
  ('languages', 'pt', 'Portuguese', 89),
  ('languages', 'pa', 'Punjabi', 90),
  ('languages', 'qu', 'Quechua', 91),
  ('languages', 'ro', 'Romanian', 92),
  ('languages', 'rm', 'Romansh', 93),
  ('languages', 'rn', 'Rundi', 94),
  ('languages', 'ru', 'Russian', 95),
  ('languages', 'sm', 'Samoan', 96),
  ('languages', 'sg', 'Sango', 97),
  ('languages', 'sr', 'Serbian', 98),
  ('languages', 'sn', 'Shona', 99),
  ('languages', 'sd', 'Sindhi', 100),
  ('languages', 'si', 'Sinhala', 101),
  ('languages', 'sk', 'Slovak', 102),
  ('languages', 'sl', 'Slovenian', 103),
  ('languages', 'so', 'Somali', 104),
  ('languages', 'st', 'Southern Sotho', 105),
  ('languages', 'es', 'Spanish', 106),
  ('languages', 'su', 'Sundanese', 107),
  ('languages', 'sw', 'Swahili', 108),
  ('languages', 'ss', 'Swati', 109),
  ('languages', 'sv', 'Swedish', 110),
  ('languages', 'tg', 'Tajik', 111),
  ('languages', 'ta', 'Tamil', 112),
  ('languages', 'tt', 'Tatar', 113),
  ('languages', 'te', 'Telugu', 114),
  ('languages', 'th', 'Thai', 115),
  ('languages', 'bo', 'Tibetan', 116),
  ('languages', 'ti', 'Tigrinya', 117),
  ('languages', 'to', 'Tongan', 118),
  ('languages', 'ts', 'Tsonga', 119),
  ('languages', 'tn', 'Tswana', 120),
  ('languages', 'tr', 'Turkish', 121),
  ('languages', 'tk', 'Turkmen', 122),
  ('languages', 'uk', 'Ukrainian', 123),
  ('languages', 'ur', 'Urdu', 124),
  ('languages', 'ug', 'Uyghur', 125),
  ('languages', 'uz', 'Uzbek', 126),
  ('languages', 've', 'Venda', 127),
  ('languages', 'vi', 'Vietnamese', 128),
  ('languages', 'cy', 'Welsh', 129),
  ('languages', 'wo', 'Wolof', 130),
  ('languages', 'xh', 'Xhosa', 131),
  ('languages', 'yi', 'Yiddish', 132),
  ('languages', 'yo', 'Yoruba', 133),
  ('languages', 'zu', 'Zulu', 134)
on conflict do nothing;

insert into public.terms (vocabulary_id, id, label, position) values
  ('currencies', 'USD', 'US Dollar', 1),
  ('currencies', 'EUR', 'Euro', 2),
  ('currencies', 'GBP', 'British Pound', 3),
  ('currencies', 'AED', 'United Arab Emirates Dirham', 4),
  ('currencies', 'AFN', 'Afghan Afghani', 5),
  ('currencies', 'ALL', 'Albanian Lek', 6),
  ('currencies', 'AMD', 'Armenian Dram', 7),
  ('currencies', 'AOA', 'Angolan Kwanza', 8),
  ('currencies', 'ARS', 'Argentine Peso', 9),
  ('currencies', 'AUD', 'Australian Dollar', 10),
  ('currencies', 'AWG', 'Aruban Florin', 11),
  ('currencies', 'AZN', 'Azerbaijani Manat', 12),
  ('currencies', 'BAM', 'Bosnia-Herzegovina Convertible Mark', 13),
  ('currencies', 'BBD', 'Barbadian Dollar', 14),
  ('currencies', 'BDT', 'Bangladeshi Taka', 15),
  ('currencies', 'BGN', 'Bulgarian Lev', 16),
  ('currencies', 'BHD', 'Bahraini Dinar', 17),
  ('currencies', 'BIF', 'Burundian Franc', 18),
  ('currencies', 'BMD', 'Bermudan Dollar', 19),
  ('currencies', 'BND', 'Brunei Dollar', 20),
  ('currencies', 'BOB', 'Bolivian Boliviano', 21),
  ('currencies', 'BRL', 'Brazilian Real', 22),
  ('currencies', 'BSD', 'Bahamian Dollar', 23),
  ('currencies', 'BTN', 'Bhutanese Ngultrum', 24),
  ('currencies', 'BWP', 'Botswanan Pula', 25),
  ('currencies', 'BYN', 'Belarusian Ruble', 26),
  ('currencies', 'BZD', 'Belize Dollar', 27),
  ('currencies', 'CAD', 'Canadian Dollar', 28),
  ('currencies', 'CDF', 'Congolese Franc', 29),
  ('currencies', 'CHF', 'Swiss Franc', 30),
  ('currencies', 'CLP', 'Chilean Peso', 31),
  ('currencies', 'CNY', 'Chinese Yuan', 32),
  ('currencies', 'COP', 'Colombian Peso', 33),
  ('currencies', 'CRC', 'Costa Rican Colón', 34),
  ('currencies', 'CUP', 'Cuban Peso', 35),
  ('currencies', 'CVE', 'Cape Verdean Escudo', 36),
  ('currencies', 'CZK', 'Czech Koruna', 37),
  ('currencies', 'DJF', 'Djiboutian Franc', 38),
  ('currencies', 'DKK', 'Danish Krone', 39),
  ('currencies', 'DOP', 'Dominican Peso', 40),
  ('currencies', 'DZD', 'Algerian Dinar', 41),
  ('currencies', 'EGP', 'Egyptian Pound', 42),
  ('currencies', 'ERN', 'Eritrean Nakfa', 43),
  ('currencies', 'ETB', 'Ethiopian Birr', 44),
  ('currencies', 'FJD', 'Fijian Dollar', 45),
  ('currencies', 'FKP', 'Falkland Islands Pound', 46),
  ('currencies', 'GEL', 'Georgian Lari', 47),
  ('currencies', 'GHS', 'Ghanaian Cedi', 48),
  ('currencies', 'GIP', 'Gibraltar Pound', 49),
  ('currencies', 'GMD', 'Gambian Dalasi', 50),
  ('currencies', 'GNF', 'Guinean Franc', 51),
  ('currencies', 'GTQ', 'Guatemalan Quetzal', 52),
  ('currencies', 'GYD', 'Guyanaese Dollar', 53),
  ('currencies', 'HKD', 'Hong Kong Dollar', 54),
  ('currencies', 'HNL', 'Honduran Lempira', 55),
  ('currencies', 'HTG', 'Haitian Gourde', 56),
  ('currencies', 'HUF', 'Hungarian Forint', 57),
  ('currencies', 'IDR', 'Indonesian Rupiah', 58),
  ('currencies', 'ILS', 'Israeli New Shekel', 59),
  ('currencies', 'INR', 'Indian Rupee', 60),
  ('currencies', 'IQD', 'Iraqi Dinar', 61),
  ('currencies', 'IRR', 'Iranian Rial', 62),
  ('currencies', 'ISK', 'Icelandic Króna', 63),
  ('currencies', 'JMD', 'Jamaican Dollar', 64),
  ('currencies', 'JOD', 'Jordanian Dinar', 65),
  ('currencies', 'JPY', 'Japanese Yen', 66),
  ('currencies', 'KES', 'Kenyan Shilling', 67),
  ('currencies', 'KGS', 'Kyrgyz Som', 68),
  ('currencies', 'KHR', 'Cambodian Riel', 69),
  ('currencies', 'KMF', 'Comorian Franc', 70),
  ('currencies', 'KPW', 'North Korean Won', 71),
  ('currencies', 'KRW', 'South Korean Won', 72),
  ('currencies', 'KWD', 'Kuwaiti Dinar', 73),
  ('currencies', 'KYD', 'Cayman Islands Dollar', 74),
  ('currencies', 'KZT', 'Kazakhstani Tenge', 75),
  ('currencies', 'LAK', 'Laotian Kip', 76),
  ('currencies', 'LBP', 'Lebanese Pound', 77),
  ('currencies', 'LKR', 'Sri Lankan Rupee', 78),
  ('currencies', 'LRD', 'Liberian Dollar', 79),
  ('currencies', 'LSL', 'Lesotho Loti', 80),
  ('currencies', 'LYD', 'Libyan Dinar', 81),
  ('currencies', 'MAD', 'Moroccan Dirham', 82),
  ('currencies', 'MDL', 'Moldovan Leu', 83),
  ('currencies', 'MGA', 'Malagasy Ariary', 84),
  ('currencies', 'MKD', 'Macedonian Denar', 85),
  ('currencies', 'MMK', 'Myanmar Kyat', 86),
  ('currencies', 'MNT', 'Mongolian Tugrik', 87),
  ('currencies', 'MOP', 'Macanese Pataca', 88),
  ('currencies', 'MRU', 'Mauritanian Ouguiya', 89),
  ('currencies', 'MUR', 'Mauritian Rupee', 90),
  ('currencies', 'MVR', 'Maldivian Rufiyaa', 91),
  ('currencies', 'MWK', 'Malawian Kwacha', 92),
  ('currencies', 'MXN', 'Mexican Peso', 93),
  ('currencies', 'MYR', 'Malaysian Ringgit', 94),
  ('currencies', 'MZN', 'Mozambican Metical', 95),
  ('currencies', 'NAD', 'Namibian Dollar', 96),
  ('currencies', 'NGN', 'Nigerian Naira', 97),
  ('currencies', 'NIO', 'Nicaraguan Córdoba', 98),
  ('currencies', 'NOK', 'Norwegian Krone', 99),
  ('currencies', 'NPR', 'Nepalese Rupee', 100),
  ('currencies', 'NZD', 'New Zealand Dollar', 101),
  ('currencies', 'OMR', 'Omani Rial', 102),
  ('currencies', 'PAB', 'Panamanian Balboa', 103),
  ('currencies', 'PEN', 'Peruvian Sol', 104),
  ('currencies', 'PGK', 'Papua New Guinean Kina', 105),
  ('currencies', 'PHP', 'Philippine Peso', 106),
  ('currencies', 'PKR', 'Pakistani Rupee', 107),
  ('currencies', 'PLN', 'Polish Zloty', 108),
  ('currencies', 'PYG', 'Paraguayan Guarani', 109),
  ('currencies', 'QAR', 'Qatari Riyal', 110),
  ('currencies', 'RON', 'Romanian Leu', 111),
  ('currencies', 'RSD', 'Serbian Dinar', 112),
  ('currencies', 'RUB', 'Russian Ruble', 113),
  ('currencies', 'RWF', 'Rwandan Franc', 114),
  ('currencies', 'SAR', 'Saudi Riyal', 115),
  ('currencies', 'SBD', 'Solomon Islands Dollar', 116),
  ('currencies', 'SCR', 'Seychellois Rupee', 117),
  ('currencies', 'SDG', 'Sudanese Pound', 118),
  ('currencies', 'SEK', 'Swedish Krona', 119),
  ('currencies', 'SGD', 'Singapore Dollar', 120),
  ('currencies', 'SHP', 'St. Helena Pound', 121),
  ('currencies', 'SLE', 'Sierra Leonean Leone', 122),
  ('currencies', 'SOS', 'Somali Shilling', 123),
  ('currencies', 'SRD', 'Surinamese Dollar', 124),
  ('currencies', 'SSP', 'South Sudanese Pound', 125),
  ('currencies', 'STN', 'São Tomé & Príncipe Dobra', 126),
  ('currencies', 'SVC', 'Salvadoran Colón', 127),
  ('currencies', 'SYP', 'Syrian Pound', 128),
  ('currencies', 'SZL', 'Swazi Lilangeni', 129),
  ('currencies', 'THB', 'Thai Baht', 130),
  ('currencies', 'TJS', 'Tajikistani Somoni', 131),
  ('currencies', 'TMT', 'Turkmenistani Manat', 132),
  ('currencies', 'TND', 'Tunisian Dinar', 133),
  ('currencies', 'TOP', 'Tongan Paʻanga', 134),
  ('currencies', 'TRY', 'Turkish Lira', 135),
  ('currencies', 'TTD', 'Trinidad & Tobago Dollar', 136),
  ('currencies', 'TWD', 'New Taiwan Dollar', 137),
  ('currencies', 'TZS', 'Tanzanian Shilling', 138),
  ('currencies', 'UAH', 'Ukrainian Hryvnia', 139),
  ('currencies', 'UGX', 'Ugandan Shilling', 140),
  ('currencies', 'UYU', 'Uruguayan Peso', 141),
  ('currencies', 'UZS', 'Uzbekistani Som', 142),
  ('currencies', 'VES', 'Venezuelan Bolívar', 143),
  ('currencies', 'VND', 'Vietnamese Dong', 144),
  ('currencies', 'VUV', 'Vanuatu Vatu', 145),
  ('currencies', 'WST', 'Samoan Tala', 146),
  ('currencies', 'XAF', 'Central African CFA Franc', 147),
  ('currencies', 'XCD', 'East Caribbean Dollar', 148),
  ('currencies', 'XCG', 'Caribbean guilder', 149),
  ('currencies', 'XOF', 'West African CFA Franc', 150),
  ('currencies', 'XPF', 'CFP Franc', 151),
  ('currencies', 'YER', 'Yemeni Rial', 152),
  ('currencies', 'ZAR', 'South African Rand', 153),
  ('currencies', 'ZMW', 'Zambian Kwacha', 154),
  ('currencies', 'ZWG', 'Zimbabwe Gold', 155)
on conflict do nothing;

insert into public.terms (vocabulary_id, id, label, position) values
  ('time_zones', 'Africa/Abidjan', 'Abidjan (Africa)', 1),
  ('time_zones', 'Africa/Accra', 'Accra (Africa)', 2),
  ('time_zones', 'America/Adak', 'Adak (America)', 3),
  ('time_zones', 'Africa/Addis_Ababa', 'Addis Ababa (Africa)', 4),
  ('time_zones', 'Australia/Adelaide', 'Adelaide (Australia)', 5),
  ('time_zones', 'Asia/Aden', 'Aden (Asia)', 6),
  ('time_zones', 'Africa/Algiers', 'Algiers (Africa)', 7),
  ('time_zones', 'Asia/Almaty', 'Almaty (Asia)', 8),
  ('time_zones', 'Asia/Amman', 'Amman (Asia)', 9),
  ('time_zones', 'Europe/Amsterdam', 'Amsterdam (Europe)', 10),
  ('time_zones', 'Asia/Anadyr', 'Anadyr (Asia)', 11),
  ('time_zones', 'America/Anchorage', 'Anchorage (America)', 12),
  ('time_zones', 'Europe/Andorra', 'Andorra (Europe)', 13),
  ('time_zones', 'America/Anguilla', 'Anguilla (America)', 14),
  ('time_zones', 'Indian/Antananarivo', 'Antananarivo (Indian)', 15),
  ('time_zones', 'America/Antigua', 'Antigua (America)', 16),
  ('time_zones', 'Pacific/Apia', 'Apia (Pacific)', 17),
  ('time_zones', 'Asia/Aqtau', 'Aqtau (Asia)', 18),
  ('time_zones', 'Asia/Aqtobe', 'Aqtobe (Asia)', 19),
  ('time_zones', 'America/Araguaina', 'Araguaina (America)', 20),
  ('time_zones', 'America/Aruba', 'Aruba (America)', 21),
  ('time_zones', 'Asia/Ashgabat', 'Ashgabat (Asia)', 22),
  ('time_zones', 'Africa/Asmara', 'Asmara (Africa)', 23),
  ('time_zones', 'Europe/Astrakhan', 'Astrakhan (Europe)', 24),
  ('time_zones', 'America/Asuncion', 'Asuncion (America)', 25),
  ('time_zones', 'Europe/Athens', 'Athens (Europe)', 26),
  ('time_zones', 'America/Atikokan', 'Atikokan (America)', 27),
  ('time_zones', 'Asia/Atyrau', 'Atyrau (Asia)', 28),
  ('time_zones', 'Pacific/Auckland', 'Auckland (Pacific)', 29),
  ('time_zones', 'Atlantic/Azores', 'Azores (Atlantic)', 30),
  ('time_zones', 'Asia/Baghdad', 'Baghdad (Asia)', 31),
  ('time_zones', 'America/Bahia', 'Bahia (America)', 32),
  ('time_zones', 'America/Bahia_Banderas', 'Bahia Banderas (America)', 33),
  ('time_zones', 'Asia/Bahrain', 'Bahrain (Asia)', 34),
  ('time_zones', 'Asia/Baku', 'Baku (Asia)', 35),
  ('time_zones', 'Africa/Bamako', 'Bamako (Africa)', 36),
  ('time_zones', 'Asia/Bangkok', 'Bangkok (Asia)', 37),
  ('time_zones', 'Africa/Bangui', 'Bangui (Africa)', 38),
  ('time_zones', 'Africa/Banjul', 'Banjul (Africa)', 39),
  ('time_zones', 'America/Barbados', 'Barbados (America)', 40),
  ('time_zones', 'Asia/Barnaul', 'Barnaul (Asia)', 41),
  ('time_zones', 'Asia/Beirut', 'Beirut (Asia)', 42),
  ('time_zones', 'America/Belem', 'Belem (America)', 43),
  ('time_zones', 'Europe/Belgrade', 'Belgrade (Europe)', 44),
  ('time_zones', 'America/Belize', 'Belize (America)', 45),
  ('time_zones', 'Europe/Berlin', 'Berlin (Europe)', 46),
  ('time_zones', 'Atlantic/Bermuda', 'Bermuda (Atlantic)', 47),
  ('time_zones', 'America/North_Dakota/Beulah', 'Beulah, North Dakota (America)', 48),
  ('time_zones', 'Asia/Bishkek', 'Bishkek (Asia)', 49),
  ('time_zones', 'Africa/Bissau', 'Bissau (Africa)', 50),
  ('time_zones', 'America/Blanc-Sablon', 'Blanc-Sablon (America)', 51),
  ('time_zones', 'Africa/Blantyre', 'Blantyre (Africa)', 52),
  ('time_zones', 'America/Boa_Vista', 'Boa Vista (America)', 53),
  ('time_zones', 'America/Bogota', 'Bogota (America)', 54),
  ('time_zones', 'America/Boise', 'Boise (America)', 55),
  ('time_zones', 'Pacific/Bougainville', 'Bougainville (Pacific)', 56),
  ('time_zones', 'Europe/Bratislava', 'Bratislava (Europe)', 57),
  ('time_zones', 'Africa/Brazzaville', 'Brazzaville (Africa)', 58),
  ('time_zones', 'Australia/Brisbane', 'Brisbane (Australia)', 59),
  ('time_zones', 'Australia/Broken_Hill', 'Broken Hill (Australia)', 60),
  ('time_zones', 'Asia/Brunei', 'Brunei (Asia)', 61),
  ('time_zones', 'Europe/Brussels', 'Brussels (Europe)', 62),
  ('time_zones', 'Europe/Bucharest', 'Bucharest (Europe)', 63),
  ('time_zones', 'Europe/Budapest', 'Budapest (Europe)', 64),
  ('time_zones', 'America/Argentina/Buenos_Aires', 'Buenos Aires, Argentina (America)', 65),
  ('time_zones', 'Africa/Bujumbura', 'Bujumbura (Africa)', 66),
  ('time_zones', 'Europe/Busingen', 'Busingen (Europe)', 67),
  ('time_zones', 'Africa/Cairo', 'Cairo (Africa)', 68),
  ('time_zones', 'America/Cambridge_Bay', 'Cambridge Bay (America)', 69),
  ('time_zones', 'America/Campo_Grande', 'Campo Grande (America)', 70),
  ('time_zones', 'Atlantic/Canary', 'Canary (Atlantic)', 71),
  ('time_zones', 'America/Cancun', 'Cancun (America)', 72),
  ('time_zones', 'Atlantic/Cape_Verde', 'Cape Verde (Atlantic)', 73),
  ('time_zones', 'America/Caracas', 'Caracas (America)', 74),
  ('time_zones', 'Africa/Casablanca', 'Casablanca (Africa)', 75),
  ('time_zones', 'Antarctica/Casey', 'Casey (Antarctica)', 76),
  ('time_zones', 'America/Argentina/Catamarca', 'Catamarca, Argentina (America)', 77),
  ('time_zones', 'America/Cayenne', 'Cayenne (America)', 78),
  ('time_zones', 'America/Cayman', 'Cayman (America)', 79),
  ('time_zones', 'America/North_Dakota/Center', 'Center, North Dakota (America)', 80),
  ('time_zones', 'Africa/Ceuta', 'Ceuta (Africa)', 81),
  ('time_zones', 'Indian/Chagos', 'Chagos (Indian)', 82),
  ('time_zones', 'Pacific/Chatham', 'Chatham (Pacific)', 83),
  ('time_zones', 'America/Chicago', 'Chicago (America)', 84),
  ('time_zones', 'America/Chihuahua', 'Chihuahua (America)', 85),
  ('time_zones', 'Europe/Chisinau', 'Chisinau (Europe)', 86),
  ('time_zones', 'Asia/Chita', 'Chita (Asia)', 87),
  ('time_zones', 'Indian/Christmas', 'Christmas (Indian)', 88),
  ('time_zones', 'Pacific/Chuuk', 'Chuuk (Pacific)', 89),
  ('time_zones', 'America/Ciudad_Juarez', 'Ciudad Juarez (America)', 90),
  ('time_zones', 'Indian/Cocos', 'Cocos (Indian)', 91),
  ('time_zones', 'Asia/Colombo', 'Colombo (Asia)', 92),
  ('time_zones', 'Indian/Comoro', 'Comoro (Indian)', 93),
  ('time_zones', 'Africa/Conakry', 'Conakry (Africa)', 94),
  ('time_zones', 'Europe/Copenhagen', 'Copenhagen (Europe)', 95),
  ('time_zones', 'America/Argentina/Cordoba', 'Cordoba, Argentina (America)', 96),
  ('time_zones', 'America/Costa_Rica', 'Costa Rica (America)', 97),
  ('time_zones', 'America/Coyhaique', 'Coyhaique (America)', 98),
  ('time_zones', 'America/Creston', 'Creston (America)', 99),
  ('time_zones', 'America/Cuiaba', 'Cuiaba (America)', 100),
  ('time_zones', 'America/Curacao', 'Curacao (America)', 101),
  ('time_zones', 'Africa/Dakar', 'Dakar (Africa)', 102),
  ('time_zones', 'Asia/Damascus', 'Damascus (Asia)', 103),
  ('time_zones', 'America/Danmarkshavn', 'Danmarkshavn (America)', 104),
  ('time_zones', 'Africa/Dar_es_Salaam', 'Dar es Salaam (Africa)', 105),
  ('time_zones', 'Australia/Darwin', 'Darwin (Australia)', 106),
  ('time_zones', 'Antarctica/Davis', 'Davis (Antarctica)', 107),
  ('time_zones', 'America/Dawson', 'Dawson (America)', 108),
  ('time_zones', 'America/Dawson_Creek', 'Dawson Creek (America)', 109),
  ('time_zones', 'America/Denver', 'Denver (America)', 110),
  ('time_zones', 'America/Detroit', 'Detroit (America)', 111),
  ('time_zones', 'Asia/Dhaka', 'Dhaka (Asia)', 112),
  ('time_zones', 'Asia/Dili', 'Dili (Asia)', 113),
  ('time_zones', 'Africa/Djibouti', 'Djibouti (Africa)', 114),
  ('time_zones', 'America/Dominica', 'Dominica (America)', 115),
  ('time_zones', 'Africa/Douala', 'Douala (Africa)', 116),
  ('time_zones', 'Asia/Dubai', 'Dubai (Asia)', 117),
  ('time_zones', 'Europe/Dublin', 'Dublin (Europe)', 118),
  ('time_zones', 'Antarctica/DumontDUrville', 'DumontDUrville (Antarctica)', 119),
  ('time_zones', 'Asia/Dushanbe', 'Dushanbe (Asia)', 120),
  ('time_zones', 'Pacific/Easter', 'Easter (Pacific)', 121),
  ('time_zones', 'America/Edmonton', 'Edmonton (America)', 122),
  ('time_zones', 'Pacific/Efate', 'Efate (Pacific)', 123),
  ('time_zones', 'America/Eirunepe', 'Eirunepe (America)', 124),
  ('time_zones', 'Africa/El_Aaiun', 'El Aaiun (Africa)', 125),
  ('time_zones', 'America/El_Salvador', 'El Salvador (America)', 126),
  ('time_zones', 'Australia/Eucla', 'Eucla (Australia)', 127),
  ('time_zones', 'Pacific/Fakaofo', 'Fakaofo (Pacific)', 128),
  ('time_zones', 'Asia/Famagusta', 'Famagusta (Asia)', 129),
  ('time_zones', 'Atlantic/Faroe', 'Faroe (Atlantic)', 130),
  ('time_zones', 'Pacific/Fiji', 'Fiji (Pacific)', 131),
  ('time_zones', 'America/Fort_Nelson', 'Fort Nelson (America)', 132),
  ('time_zones', 'America/Fortaleza', 'Fortaleza (America)', 133),
  ('time_zones', 'Africa/Freetown', 'Freetown (Africa)', 134),
  ('time_zones', 'Pacific/Funafuti', 'Funafuti (Pacific)', 135),
  ('time_zones', 'Africa/Gaborone', 'Gaborone (Africa)', 136),
  ('time_zones', 'Pacific/Galapagos', 'Galapagos (Pacific)', 137),
  ('time_zones', 'Pacific/Gambier', 'Gambier (Pacific)', 138),
  ('time_zones', 'Asia/Gaza', 'Gaza (Asia)', 139),
  ('time_zones', 'Europe/Gibraltar', 'Gibraltar (Europe)', 140),
  ('time_zones', 'America/Glace_Bay', 'Glace Bay (America)', 141),
  ('time_zones', 'America/Goose_Bay', 'Goose Bay (America)', 142),
  ('time_zones', 'America/Grand_Turk', 'Grand Turk (America)', 143),
  ('time_zones', 'America/Grenada', 'Grenada (America)', 144),
  ('time_zones', 'Pacific/Guadalcanal', 'Guadalcanal (Pacific)', 145),
  ('time_zones', 'America/Guadeloupe', 'Guadeloupe (America)', 146),
  ('time_zones', 'Pacific/Guam', 'Guam (Pacific)', 147),
  ('time_zones', 'America/Guatemala', 'Guatemala (America)', 148),
  ('time_zones', 'America/Guayaquil', 'Guayaquil (America)', 149),
  ('time_zones', 'Europe/Guernsey', 'Guernsey (Europe)', 150),
  ('time_zones', 'America/Guyana', 'Guyana (America)', 151),
  ('time_zones', 'America/Halifax', 'Halifax (America)', 152),
  ('time_zones', 'Africa/Harare', 'Harare (Africa)', 153),
  ('time_zones', 'America/Havana', 'Havana (America)', 154),
  ('time_zones', 'Asia/Hebron', 'Hebron (Asia)', 155),
  ('time_zones', 'Europe/Helsinki', 'Helsinki (Europe)', 156),
  ('time_zones', 'America/Hermosillo', 'Hermosillo (America)', 157),
  ('time_zones', 'Asia/Ho_Chi_Minh', 'Ho Chi Minh (Asia)', 158),
  ('time_zones', 'Australia/Hobart', 'Hobart (Australia)', 159),
  ('time_zones', 'Asia/Hong_Kong', 'Hong Kong (Asia)', 160),
  ('time_zones', 'Pacific/Honolulu', 'Honolulu (Pacific)', 161),
  ('time_zones', 'Asia/Hovd', 'Hovd (Asia)', 162),
  ('time_zones', 'America/Indiana/Indianapolis', 'Indianapolis, Indiana (America)', 163),
  ('time_zones', 'America/Inuvik', 'Inuvik (America)', 164),
  ('time_zones', 'America/Iqaluit', 'Iqaluit (America)', 165),
  ('time_zones', 'Asia/Irkutsk', 'Irkutsk (Asia)', 166),
  ('time_zones', 'Europe/Isle_of_Man', 'Isle of Man (Europe)', 167),
  ('time_zones', 'Europe/Istanbul', 'Istanbul (Europe)', 168),
  ('time_zones', 'Asia/Jakarta', 'Jakarta (Asia)', 169),
  ('time_zones', 'America/Jamaica', 'Jamaica (America)', 170),
  ('time_zones', 'Asia/Jayapura', 'Jayapura (Asia)', 171),
  ('time_zones', 'Europe/Jersey', 'Jersey (Europe)', 172),
  ('time_zones', 'Asia/Jerusalem', 'Jerusalem (Asia)', 173),
  ('time_zones', 'Africa/Johannesburg', 'Johannesburg (Africa)', 174),
  ('time_zones', 'Africa/Juba', 'Juba (Africa)', 175),
  ('time_zones', 'America/Argentina/Jujuy', 'Jujuy, Argentina (America)', 176),
  ('time_zones', 'America/Juneau', 'Juneau (America)', 177),
  ('time_zones', 'Asia/Kabul', 'Kabul (Asia)', 178),
  ('time_zones', 'Europe/Kaliningrad', 'Kaliningrad (Europe)', 179),
  ('time_zones', 'Asia/Kamchatka', 'Kamchatka (Asia)', 180),
  ('time_zones', 'Africa/Kampala', 'Kampala (Africa)', 181),
  ('time_zones', 'Pacific/Kanton', 'Kanton (Pacific)', 182),
  ('time_zones', 'Asia/Karachi', 'Karachi (Asia)', 183),
  ('time_zones', 'Asia/Kathmandu', 'Kathmandu (Asia)', 184),
  ('time_zones', 'Indian/Kerguelen', 'Kerguelen (Indian)', 185),
  ('time_zones', 'Asia/Khandyga', 'Khandyga (Asia)', 186),
  ('time_zones', 'Africa/Khartoum', 'Khartoum (Africa)', 187),
  ('time_zones', 'Africa/Kigali', 'Kigali (Africa)', 188),
  ('time_zones', 'Africa/Kinshasa', 'Kinshasa (Africa)', 189),
  ('time_zones', 'Pacific/Kiritimati', 'Kiritimati (Pacific)', 190),
  ('time_zones', 'Europe/Kirov', 'Kirov (Europe)', 191),
  ('time_zones', 'America/Indiana/Knox', 'Knox, Indiana (America)', 192),
  ('time_zones', 'Asia/Kolkata', 'Kolkata (Asia)', 193),
  ('time_zones', 'Pacific/Kosrae', 'Kosrae (Pacific)', 194),
  ('time_zones', 'America/Kralendijk', 'Kralendijk (America)', 195),
  ('time_zones', 'Asia/Krasnoyarsk', 'Krasnoyarsk (Asia)', 196),
  ('time_zones', 'Asia/Kuala_Lumpur', 'Kuala Lumpur (Asia)', 197),
  ('time_zones', 'Asia/Kuching', 'Kuching (Asia)', 198),
  ('time_zones', 'Asia/Kuwait', 'Kuwait (Asia)', 199),
  ('time_zones', 'Pacific/Kwajalein', 'Kwajalein (Pacific)', 200),
  ('time_zones', 'Europe/Kyiv', 'Kyiv (Europe)', 201),
  ('time_zones', 'America/La_Paz', 'La Paz (America)', 202),
  ('time_zones', 'America/Argentina/La_Rioja', 'La Rioja, Argentina (America)', 203),
  ('time_zones', 'Africa/Lagos', 'Lagos (Africa)', 204),
  ('time_zones', 'Africa/Libreville', 'Libreville (Africa)', 205),
  ('time_zones', 'America/Lima', 'Lima (America)', 206),
  ('time_zones', 'Australia/Lindeman', 'Lindeman (Australia)', 207),
  ('time_zones', 'Europe/Lisbon', 'Lisbon (Europe)', 208),
  ('time_zones', 'Europe/Ljubljana', 'Ljubljana (Europe)', 209),
  ('time_zones', 'Africa/Lome', 'Lome (Africa)', 210),
  ('time_zones', 'Europe/London', 'London (Europe)', 211),
  ('time_zones', 'Arctic/Longyearbyen', 'Longyearbyen (Arctic)', 212),
  ('time_zones', 'Australia/Lord_Howe', 'Lord Howe (Australia)', 213),
  ('time_zones', 'America/Los_Angeles', 'Los Angeles (America)', 214),
  ('time_zones', 'America/Kentucky/Louisville', 'Louisville, Kentucky (America)', 215),
  ('time_zones', 'America/Lower_Princes', 'Lower Princes (America)', 216),
  ('time_zones', 'Africa/Luanda', 'Luanda (Africa)', 217),
  ('time_zones', 'Africa/Lubumbashi', 'Lubumbashi (Africa)', 218),
  ('time_zones', 'Africa/Lusaka', 'Lusaka (Africa)', 219),
  ('time_zones', 'Europe/Luxembourg', 'Luxembourg (Europe)', 220),
  ('time_zones', 'Asia/Macau', 'Macau (Asia)', 221),
  ('time_zones', 'America/Maceio', 'Maceio (America)', 222),
  ('time_zones', 'Antarctica/Macquarie', 'Macquarie (Antarctica)', 223),
  ('time_zones', 'Atlantic/Madeira', 'Madeira (Atlantic)', 224),
  ('time_zones', 'Europe/Madrid', 'Madrid (Europe)', 225),
  ('time_zones', 'Asia/Magadan', 'Magadan (Asia)', 226),
  ('time_zones', 'Indian/Mahe', 'Mahe (Indian)', 227),
  ('time_zones', 'Pacific/Majuro', 'Majuro (Pacific)', 228),
  ('time_zones', 'Asia/Makassar', 'Makassar (Asia)', 229),
  ('time_zones', 'Africa/Malabo', 'Malabo (Africa)', 230),
  ('time_zones', 'Indian/Maldives', 'Maldives (Indian)', 231),
  ('time_zones', 'Europe/Malta', 'Malta (Europe)', 232),
  ('time_zones', 'America/Managua', 'Managua (America)', 233),
  ('time_zones', 'America/Manaus', 'Manaus (America)', 234),
  ('time_zones', 'Asia/Manila', 'Manila (Asia)', 235),
  ('time_zones', 'Africa/Maputo', 'Maputo (Africa)', 236),
  ('time_zones', 'America/Indiana/Marengo', 'Marengo, Indiana (America)', 237),
  ('time_zones', 'Europe/Mariehamn', 'Mariehamn (Europe)', 238),
  ('time_zones', 'America/Marigot', 'Marigot (America)', 239),
  ('time_zones', 'Pacific/Marquesas', 'Marquesas (Pacific)', 240),
  ('time_zones', 'America/Martinique', 'Martinique (America)', 241),
  ('time_zones', 'Africa/Maseru', 'Maseru (Africa)', 242),
  ('time_zones', 'America/Matamoros', 'Matamoros (America)', 243),
  ('time_zones', 'Indian/Mauritius', 'Mauritius (Indian)', 244),
  ('time_zones', 'Antarctica/Mawson', 'Mawson (Antarctica)', 245),
  ('time_zones', 'Indian/Mayotte', 'Mayotte (Indian)', 246),
  ('time_zones', 'America/Mazatlan', 'Mazatlan (America)', 247),
  ('time_zones', 'Africa/Mbabane', 'Mbabane (Africa)', 248),
  ('time_zones', 'Antarctica/McMurdo', 'McMurdo (Antarctica)', 249),
  ('time_zones', 'Australia/Melbourne', 'Melbourne (Australia)', 250),
  ('time_zones', 'America/Argentina/Mendoza', 'Mendoza, Argentina (America)', 251),
  ('time_zones', 'America/Menominee', 'Menominee (America)', 252),
  ('time_zones', 'America/Merida', 'Merida (America)', 253),
  ('time_zones', 'America/Metlakatla', 'Metlakatla (America)', 254),
  ('time_zones', 'America/Mexico_City', 'Mexico City (America)', 255),
  ('time_zones', 'Pacific/Midway', 'Midway (Pacific)', 256),
  ('time_zones', 'Europe/Minsk', 'Minsk (Europe)', 257),
  ('time_zones', 'America/Miquelon', 'Miquelon (America)', 258),
  ('time_zones', 'Africa/Mogadishu', 'Mogadishu (Africa)', 259),
  ('time_zones', 'Europe/Monaco', 'Monaco (Europe)', 260),
  ('time_zones', 'America/Moncton', 'Moncton (America)', 261),
  ('time_zones', 'Africa/Monrovia', 'Monrovia (Africa)', 262),
  ('time_zones', 'America/Monterrey', 'Monterrey (America)', 263),
  ('time_zones', 'America/Montevideo', 'Montevideo (America)', 264),
  ('time_zones', 'America/Kentucky/Monticello', 'Monticello, Kentucky (America)', 265),
  ('time_zones', 'America/Montserrat', 'Montserrat (America)', 266),
  ('time_zones', 'Europe/Moscow', 'Moscow (Europe)', 267),
  ('time_zones', 'Asia/Muscat', 'Muscat (Asia)', 268),
  ('time_zones', 'Africa/Nairobi', 'Nairobi (Africa)', 269),
  ('time_zones', 'America/Nassau', 'Nassau (America)', 270),
  ('time_zones', 'Pacific/Nauru', 'Nauru (Pacific)', 271),
  ('time_zones', 'Africa/Ndjamena', 'Ndjamena (Africa)', 272),
  ('time_zones', 'America/North_Dakota/New_Salem', 'New Salem, North Dakota (America)', 273),
  ('time_zones', 'America/New_York', 'New York (America)', 274),
  ('time_zones', 'Africa/Niamey', 'Niamey (Africa)', 275),
  ('time_zones', 'Asia/Nicosia', 'Nicosia (Asia)', 276),
  ('time_zones', 'Pacific/Niue', 'Niue (Pacific)', 277),
  ('time_zones', 'America/Nome', 'Nome (America)', 278),
  ('time_zones', 'Pacific/Norfolk', 'Norfolk (Pacific)', 279),
  ('time_zones', 'America/Noronha', 'Noronha (America)', 280),
  ('time_zones', 'Africa/Nouakchott', 'Nouakchott (Africa)', 281),
  ('time_zones', 'Pacific/Noumea', 'Noumea (Pacific)', 282),
  ('time_zones', 'Asia/Novokuznetsk', 'Novokuznetsk (Asia)', 283),
  ('time_zones', 'Asia/Novosibirsk', 'Novosibirsk (Asia)', 284),
  ('time_zones', 'America/Nuuk', 'Nuuk (America)', 285),
  ('time_zones', 'America/Ojinaga', 'Ojinaga (America)', 286),
  ('time_zones', 'Asia/Omsk', 'Omsk (Asia)', 287),
  ('time_zones', 'Asia/Oral', 'Oral (Asia)', 288),
  ('time_zones', 'Europe/Oslo', 'Oslo (Europe)', 289),
  ('time_zones', 'Africa/Ouagadougou', 'Ouagadougou (Africa)', 290),
  ('time_zones', 'Pacific/Pago_Pago', 'Pago Pago (Pacific)', 291),
  ('time_zones', 'Pacific/Palau', 'Palau (Pacific)', 292),
  ('time_zones', 'Antarctica/Palmer', 'Palmer (Antarctica)', 293),
  ('time_zones', 'America/Panama', 'Panama (America)', 294),
  ('time_zones', 'America/Paramaribo', 'Paramaribo (America)', 295),
  ('time_zones', 'Europe/Paris', 'Paris (Europe)', 296),
  ('time_zones', 'Australia/Perth', 'Perth (Australia)', 297),
  ('time_zones', 'America/Indiana/Petersburg', 'Petersburg, Indiana (America)', 298),
  ('time_zones', 'Asia/Phnom_Penh', 'Phnom Penh (Asia)', 299),
  ('time_zones', 'America/Phoenix', 'Phoenix (America)', 300),
  ('time_zones', 'Pacific/Pitcairn', 'Pitcairn (Pacific)', 301),
  ('time_zones', 'Europe/Podgorica', 'Podgorica (Europe)', 302),
  ('time_zones', 'Pacific/Pohnpei', 'Pohnpei (Pacific)', 303),
  ('time_zones', 'Asia/Pontianak', 'Pontianak (Asia)', 304),
  ('time_zones', 'Pacific/Port_Moresby', 'Port Moresby (Pacific)', 305),
  ('time_zones', 'America/Port_of_Spain', 'Port of Spain (America)', 306),
  ('time_zones', 'America/Port-au-Prince', 'Port-au-Prince (America)', 307),
  ('time_zones', 'America/Porto_Velho', 'Porto Velho (America)', 308),
  ('time_zones', 'Africa/Porto-Novo', 'Porto-Novo (Africa)', 309),
  ('time_zones', 'Europe/Prague', 'Prague (Europe)', 310),
  ('time_zones', 'America/Puerto_Rico', 'Puerto Rico (America)', 311),
  ('time_zones', 'America/Punta_Arenas', 'Punta Arenas (America)', 312),
  ('time_zones', 'Asia/Pyongyang', 'Pyongyang (Asia)', 313),
  ('time_zones', 'Asia/Qatar', 'Qatar (Asia)', 314),
  ('time_zones', 'Asia/Qostanay', 'Qostanay (Asia)', 315),
  ('time_zones', 'Asia/Qyzylorda', 'Qyzylorda (Asia)', 316),
  ('time_zones', 'America/Rankin_Inlet', 'Rankin Inlet (America)', 317),
  ('time_zones', 'Pacific/Rarotonga', 'Rarotonga (Pacific)', 318),
  ('time_zones', 'America/Recife', 'Recife (America)', 319),
  ('time_zones', 'America/Regina', 'Regina (America)', 320),
  ('time_zones', 'America/Resolute', 'Resolute (America)', 321),
  ('time_zones', 'Indian/Reunion', 'Reunion (Indian)', 322),
  ('time_zones', 'Atlantic/Reykjavik', 'Reykjavik (Atlantic)', 323),
  ('time_zones', 'Europe/Riga', 'Riga (Europe)', 324),
  ('time_zones', 'America/Rio_Branco', 'Rio Branco (America)', 325),
  ('time_zones', 'America/Argentina/Rio_Gallegos', 'Rio Gallegos, Argentina (America)', 326),
  ('time_zones', 'Asia/Riyadh', 'Riyadh (Asia)', 327),
  ('time_zones', 'Europe/Rome', 'Rome (Europe)', 328),
  ('time_zones', 'Antarctica/Rothera', 'Rothera (Antarctica)', 329),
  ('time_zones', 'Pacific/Saipan', 'Saipan (Pacific)', 330),
  ('time_zones', 'Asia/Sakhalin', 'Sakhalin (Asia)', 331),
  ('time_zones', 'America/Argentina/Salta', 'Salta, Argentina (America)', 332),
  ('time_zones', 'Europe/Samara', 'Samara (Europe)', 333),
  ('time_zones', 'Asia/Samarkand', 'Samarkand (Asia)', 334),
  ('time_zones', 'America/Argentina/San_Juan', 'San Juan, Argentina (America)', 335),
  ('time_zones', 'America/Argentina/San_Luis', 'San Luis, Argentina (America)', 336),
  ('time_zones', 'Europe/San_Marino', 'San Marino (Europe)', 337),
  ('time_zones', 'America/Santarem', 'Santarem (America)', 338),
  ('time_zones', 'America/Santiago', 'Santiago (America)', 339),
  ('time_zones', 'America/Santo_Domingo', 'Santo Domingo (America)', 340),
  ('time_zones', 'America/Sao_Paulo', 'Sao Paulo (America)', 341),
  ('time_zones', 'Africa/Sao_Tome', 'Sao Tome (Africa)', 342),
  ('time_zones', 'Europe/Sarajevo', 'Sarajevo (Europe)', 343),
  ('time_zones', 'Europe/Saratov', 'Saratov (Europe)', 344),
  ('time_zones', 'America/Scoresbysund', 'Scoresbysund (America)', 345),
  ('time_zones', 'Asia/Seoul', 'Seoul (Asia)', 346),
  ('time_zones', 'Asia/Shanghai', 'Shanghai (Asia)', 347),
  ('time_zones', 'Europe/Simferopol', 'Simferopol (Europe)', 348),
  ('time_zones', 'Asia/Singapore', 'Singapore (Asia)', 349),
  ('time_zones', 'America/Sitka', 'Sitka (America)', 350),
  ('time_zones', 'Europe/Skopje', 'Skopje (Europe)', 351),
  ('time_zones', 'Europe/Sofia', 'Sofia (Europe)', 352),
  ('time_zones', 'Atlantic/South_Georgia', 'South Georgia (Atlantic)', 353),
  ('time_zones', 'Asia/Srednekolymsk', 'Srednekolymsk (Asia)', 354),
  ('time_zones', 'America/St_Barthelemy', 'St Barthelemy (America)', 355),
  ('time_zones', 'Atlantic/St_Helena', 'St Helena (Atlantic)', 356),
  ('time_zones', 'America/St_Johns', 'St Johns (America)', 357),
  ('time_zones', 'America/St_Kitts', 'St Kitts (America)', 358),
  ('time_zones', 'America/St_Lucia', 'St Lucia (America)', 359),
  ('time_zones', 'America/St_Thomas', 'St Thomas (America)', 360),
  ('time_zones', 'America/St_Vincent', 'St Vincent (America)', 361),
  ('time_zones', 'Atlantic/Stanley', 'Stanley (Atlantic)', 362),
  ('time_zones', 'Europe/Stockholm', 'Stockholm (Europe)', 363),
  ('time_zones', 'America/Swift_Current', 'Swift Current (America)', 364),
  ('time_zones', 'Australia/Sydney', 'Sydney (Australia)', 365),
  ('time_zones', 'Antarctica/Syowa', 'Syowa (Antarctica)', 366),
  ('time_zones', 'Pacific/Tahiti', 'Tahiti (Pacific)', 367),
  ('time_zones', 'Asia/Taipei', 'Taipei (Asia)', 368),
  ('time_zones', 'Europe/Tallinn', 'Tallinn (Europe)', 369),
  ('time_zones', 'Pacific/Tarawa', 'Tarawa (Pacific)', 370),
  ('time_zones', 'Asia/Tashkent', 'Tashkent (Asia)', 371),
  ('time_zones', 'Asia/Tbilisi', 'Tbilisi (Asia)', 372),
  ('time_zones', 'America/Tegucigalpa', 'Tegucigalpa (America)', 373),
  ('time_zones', 'Asia/Tehran', 'Tehran (Asia)', 374),
  ('time_zones', 'America/Indiana/Tell_City', 'Tell City, Indiana (America)', 375),
  ('time_zones', 'Asia/Thimphu', 'Thimphu (Asia)', 376),
  ('time_zones', 'America/Thule', 'Thule (America)', 377),
  ('time_zones', 'America/Tijuana', 'Tijuana (America)', 378),
  ('time_zones', 'Europe/Tirane', 'Tirane (Europe)', 379),
  ('time_zones', 'Asia/Tokyo', 'Tokyo (Asia)', 380),
  ('time_zones', 'Asia/Tomsk', 'Tomsk (Asia)', 381),
  ('time_zones', 'Pacific/Tongatapu', 'Tongatapu (Pacific)', 382),
  ('time_zones', 'America/Toronto', 'Toronto (America)', 383),
  ('time_zones', 'America/Tortola', 'Tortola (America)', 384),
  ('time_zones', 'Africa/Tripoli', 'Tripoli (Africa)', 385),
  ('time_zones', 'Antarctica/Troll', 'Troll (Antarctica)', 386),
  ('time_zones', 'America/Argentina/Tucuman', 'Tucuman, Argentina (America)', 387),
  ('time_zones', 'Africa/Tunis', 'Tunis (Africa)', 388),
  ('time_zones', 'Asia/Ulaanbaatar', 'Ulaanbaatar (Asia)', 389),
  ('time_zones', 'Europe/Ulyanovsk', 'Ulyanovsk (Europe)', 390),
  ('time_zones', 'Asia/Urumqi', 'Urumqi (Asia)', 391),
  ('time_zones', 'America/Argentina/Ushuaia', 'Ushuaia, Argentina (America)', 392),
  ('time_zones', 'Asia/Ust-Nera', 'Ust-Nera (Asia)', 393),
  ('time_zones', 'Europe/Vaduz', 'Vaduz (Europe)', 394),
  ('time_zones', 'America/Vancouver', 'Vancouver (America)', 395),
  ('time_zones', 'Europe/Vatican', 'Vatican (Europe)', 396),
  ('time_zones', 'America/Indiana/Vevay', 'Vevay, Indiana (America)', 397),
  ('time_zones', 'Europe/Vienna', 'Vienna (Europe)', 398),
  ('time_zones', 'Asia/Vientiane', 'Vientiane (Asia)', 399),
  ('time_zones', 'Europe/Vilnius', 'Vilnius (Europe)', 400),
  ('time_zones', 'America/Indiana/Vincennes', 'Vincennes, Indiana (America)', 401),
  ('time_zones', 'Asia/Vladivostok', 'Vladivostok (Asia)', 402),
  ('time_zones', 'Europe/Volgograd', 'Volgograd (Europe)', 403),
  ('time_zones', 'Antarctica/Vostok', 'Vostok (Antarctica)', 404),
  ('time_zones', 'Pacific/Wake', 'Wake (Pacific)', 405),
  ('time_zones', 'Pacific/Wallis', 'Wallis (Pacific)', 406),
  ('time_zones', 'Europe/Warsaw', 'Warsaw (Europe)', 407),
  ('time_zones', 'America/Whitehorse', 'Whitehorse (America)', 408),
  ('time_zones', 'America/Indiana/Winamac', 'Winamac, Indiana (America)', 409),
  ('time_zones', 'Africa/Windhoek', 'Windhoek (Africa)', 410),
  ('time_zones', 'America/Winnipeg', 'Winnipeg (America)', 411),
  ('time_zones', 'America/Yakutat', 'Yakutat (America)', 412),
  ('time_zones', 'Asia/Yakutsk', 'Yakutsk (Asia)', 413),
  ('time_zones', 'Asia/Yangon', 'Yangon (Asia)', 414),
  ('time_zones', 'Asia/Yekaterinburg', 'Yekaterinburg (Asia)', 415),
  ('time_zones', 'Asia/Yerevan', 'Yerevan (Asia)', 416),
  ('time_zones', 'Europe/Zagreb', 'Zagreb (Europe)', 417),
  ('time_zones', 'Europe/Zurich', 'Zurich (Europe)', 418),
  ('time_zones', 'UTC', 'UTC', 419)
on conflict do nothing;

insert into public.forms (id, applicant_type, title)
values ('9dd7f533-8070-4dad-a821-8029907326c8', 'startup', 'Startup application')
on conflict do nothing;

insert into public.form_versions (id, form_id, number, definition, published_at)
select '6c6dfe41-60a1-4f09-af2c-03b366220d75', f.id, 1, $form${
 "applicant_type": "startup",
 "title": "Startup application",
 "intro": "Six short parts, about forty minutes if your numbers are at hand. Everything saves as you type, so leave whenever you like and pick it up on another device. Plain words win: write the way you would explain it to a friend.",
 "sections": [
  {
   "key": "company",
   "title": "Company",
   "intro": "The basics, so that we know who is talking.",
   "fields": [
    {
     "key": "company_name",
     "type": "short_text",
     "label": "Company name",
     "help": "The name your customers know you by. A working title is fine.",
     "required": true,
     "fills": "company_name"
    },
    {
     "key": "one_liner",
     "type": "short_text",
     "label": "What does your company do?",
     "help": "Fifty characters. Say what it is and for whom, and leave the adjectives out.",
     "placeholder": "Cold storage that farmers pay for by the crate",
     "required": true,
     "max_length": 50
    },
    {
     "key": "website",
     "type": "url",
     "label": "Website",
     "help": "If there is one yet. A landing page counts.",
     "placeholder": "https://",
     "fills": "website"
    },
    {
     "key": "country",
     "type": "country",
     "label": "Country",
     "help": "Where the team spends most of its working days.",
     "required": true,
     "fills": "country"
    },
    {
     "key": "city",
     "type": "short_text",
     "label": "City",
     "required": true,
     "fills": "city"
    },
    {
     "key": "founded",
     "type": "month",
     "label": "When did you start?",
     "help": "The month you began working on it, not the one on the registration papers."
    },
    {
     "key": "legal_status",
     "type": "select",
     "label": "Legal status",
     "required": true,
     "options": [
      {
       "id": "not_incorporated",
       "label": "Not incorporated yet"
      },
      {
       "id": "sole_proprietor",
       "label": "Sole proprietor"
      },
      {
       "id": "partnership",
       "label": "Partnership"
      },
      {
       "id": "llc",
       "label": "Limited company (LLC, Ltd, GmbH and the like)"
      },
      {
       "id": "corporation",
       "label": "Corporation"
      },
      {
       "id": "non_profit",
       "label": "Non-profit"
      },
      {
       "id": "other",
       "label": "Something else"
      }
     ]
    },
    {
     "key": "sectors",
     "type": "multi_select",
     "label": "Sectors",
     "help": "One to five. Pick what your customers would pick.",
     "required": true,
     "vocabulary": "sectors",
     "min_items": 1,
     "max_items": 5
    },
    {
     "key": "sdgs",
     "type": "multi_select",
     "label": "Sustainable Development Goals",
     "help": "Up to three, and only those that your work serves directly. None is a fine answer.",
     "vocabulary": "sdgs",
     "max_items": 3
    },
    {
     "key": "stage",
     "type": "select",
     "label": "Stage",
     "help": "Where you are today, not where you will be by demo day.",
     "required": true,
     "vocabulary": "startup_stages"
    },
    {
     "key": "logo",
     "type": "file",
     "label": "Logo",
     "help": "PNG, JPG or SVG, up to 1 MB.",
     "kinds": [
      "png",
      "jpg",
      "svg"
     ],
     "max_size": 1048576
    }
   ]
  },
  {
   "key": "team",
   "title": "Team",
   "intro": "We read this part first. Tell us about the people, and be as plain about the gaps as about the strengths.",
   "fields": [
    {
     "key": "founders",
     "type": "group",
     "label": "Founders",
     "item_label": "Founder",
     "help": "Everyone who holds founder's equity, up to eight people.",
     "required": true,
     "min_items": 1,
     "max_items": 8,
     "fields": [
      {
       "key": "first_name",
       "type": "short_text",
       "label": "First name",
       "required": true,
       "fills": "first_name",
       "hide_in_blind_review": true
      },
      {
       "key": "last_name",
       "type": "short_text",
       "label": "Last name",
       "required": true,
       "fills": "last_name",
       "hide_in_blind_review": true
      },
      {
       "key": "email",
       "type": "email",
       "label": "Email",
       "required": true,
       "fills": "email",
       "hide_in_blind_review": true
      },
      {
       "key": "title",
       "type": "short_text",
       "label": "Role",
       "placeholder": "CEO, product, head of field work",
       "required": true,
       "fills": "title"
      },
      {
       "key": "linkedin",
       "type": "url",
       "label": "LinkedIn or personal page",
       "placeholder": "https://",
       "fills": "linkedin",
       "hide_in_blind_review": true
      },
      {
       "key": "equity_percent",
       "type": "percent",
       "label": "Equity",
       "help": "In percent. Only programme staff see this.",
       "private_to": "staff"
      },
      {
       "key": "technical",
       "type": "yes_no",
       "label": "Builds the product?",
       "help": "Writes the code, designs the hardware, makes the thing.",
       "required": true
      },
      {
       "key": "full_time",
       "type": "yes_no",
       "label": "Full time?",
       "required": true
      },
      {
       "key": "background",
       "type": "long_text",
       "label": "The most impressive thing they have built or achieved",
       "help": "At work or anywhere else. One concrete thing beats a list of employers.",
       "required": true,
       "max_length": 300
      }
     ]
    },
    {
     "key": "team_size",
     "type": "number",
     "label": "People working on it, founders included",
     "help": "Count part-timers too.",
     "required": true,
     "integer": true,
     "min": 1,
     "max": 100000
    },
    {
     "key": "why_together",
     "type": "long_text",
     "label": "How do you know each other, and why do you work well together?",
     "help": "If you are on your own, say why, and whom you lean on.",
     "required": true,
     "max_length": 500
    },
    {
     "key": "who_builds",
     "type": "long_text",
     "label": "Who writes the code or makes the product?",
     "help": "If any of it is done outside the team, say by whom.",
     "required": true,
     "max_length": 300
    },
    {
     "key": "looking_for_cofounder",
     "type": "yes_no",
     "label": "Are you looking for a co-founder?"
    }
   ]
  },
  {
   "key": "product",
   "title": "Problem and product",
   "intro": "Assume that the reader is curious and knows nothing about your field.",
   "fields": [
    {
     "key": "problem",
     "type": "long_text",
     "label": "What problem are you solving?",
     "help": "A real case, with a real person in it, says more than a market study.",
     "required": true
    },
    {
     "key": "solution",
     "type": "long_text",
     "label": "What have you made, and how does it work?",
     "help": "Walk us through it, step by step, as somebody would use it.",
     "required": true
    },
    {
     "key": "customers",
     "type": "long_text",
     "label": "Who pays, and who uses it?",
     "help": "Name them as narrowly as you can. They may be two different people.",
     "required": true,
     "max_length": 500
    },
    {
     "key": "insight",
     "type": "long_text",
     "label": "What do you understand that others don't?",
     "help": "The thing you learned the hard way, and that an outsider would get wrong.",
     "required": true,
     "max_length": 500
    },
    {
     "key": "competitors",
     "type": "long_text",
     "label": "What do people use instead today?",
     "help": "Companies, spreadsheets, cousins, doing nothing. Which of them do you fear most?",
     "required": true,
     "max_length": 500
    },
    {
     "key": "product_link",
     "type": "url",
     "label": "Link to the product",
     "help": "Something we can click. Add a demo login if it needs one.",
     "placeholder": "https://"
    },
    {
     "key": "demo_video",
     "type": "url",
     "label": "Demo video",
     "help": "Two minutes, filmed on a phone, is plenty.",
     "placeholder": "https://"
    },
    {
     "key": "deck",
     "type": "file",
     "label": "Pitch deck",
     "help": "PDF, up to 20 MB. Ten plain slides beat thirty pretty ones.",
     "required": true,
     "kinds": [
      "pdf"
     ],
     "max_size": 20971520
    }
   ]
  },
  {
   "key": "progress",
   "title": "Progress",
   "intro": "Small true numbers are better than big vague ones. Zero is a number.",
   "fields": [
    {
     "key": "how_long",
     "type": "long_text",
     "label": "How long have you been working on this, and how much of it full time?",
     "required": true,
     "max_length": 300
    },
    {
     "key": "has_users",
     "type": "yes_no",
     "label": "Are people using it?",
     "help": "A pilot counts, if the people in it are not your friends.",
     "required": true
    },
    {
     "key": "active_users",
     "type": "number",
     "label": "How many were active last month?",
     "help": "People or organisations that really used it, not sign-ups.",
     "integer": true,
     "min": 0,
     "max": 10000000000,
     "visible_when": {
      "field": "has_users",
      "equals": true
     }
    },
    {
     "key": "has_revenue",
     "type": "yes_no",
     "label": "Do you have revenue?",
     "required": true
    },
    {
     "key": "revenue_last_months",
     "type": "group",
     "label": "Revenue of the last months",
     "item_label": "Month",
     "help": "What came in during each month, not the running total. Up to twelve, newest first.",
     "max_items": 12,
     "visible_when": {
      "field": "has_revenue",
      "equals": true
     },
     "fields": [
      {
       "key": "month",
       "type": "month",
       "label": "Month",
       "required": true
      },
      {
       "key": "amount",
       "type": "money",
       "label": "Revenue",
       "required": true
      }
     ]
    },
    {
     "key": "revenue_last_year",
     "type": "money",
     "label": "Revenue of the last full year"
    },
    {
     "key": "employees",
     "type": "number",
     "label": "Employees, without the founders",
     "integer": true,
     "min": 0,
     "max": 100000
    },
    {
     "key": "growth_note",
     "type": "long_text",
     "label": "What should we know to read these numbers right?",
     "help": "Seasons, one big order, a price change, a bad month.",
     "max_length": 300
    },
    {
     "key": "other_programmes",
     "type": "long_text",
     "label": "Other programmes, prizes and grants",
     "help": "Where you took part, where you applied, and what you got out of it.",
     "max_length": 300
    }
   ]
  },
  {
   "key": "business",
   "title": "Business and funding",
   "fields": [
    {
     "key": "business_model",
     "type": "long_text",
     "label": "How do you make money, or how will you?",
     "help": "The price, who pays it, how often, and what it costs you to deliver.",
     "required": true,
     "max_length": 600
    },
    {
     "key": "go_to_market",
     "type": "long_text",
     "label": "How do customers find you?",
     "help": "How did the last three come? What will bring the next hundred?",
     "required": true,
     "max_length": 600
    },
    {
     "key": "raised_so_far",
     "type": "money",
     "label": "Money raised so far",
     "help": "Equity, loans and grants together. Enter 0 if there has been none; your own savings do not count.",
     "required": true
    },
    {
     "key": "funding_rounds",
     "type": "group",
     "label": "Funding rounds",
     "item_label": "Round",
     "max_items": 10,
     "fields": [
      {
       "key": "kind",
       "type": "select",
       "label": "Kind",
       "required": true,
       "vocabulary": "funding_rounds"
      },
      {
       "key": "month",
       "type": "month",
       "label": "Closed in",
       "required": true
      },
      {
       "key": "amount",
       "type": "money",
       "label": "Amount"
      },
      {
       "key": "investors",
       "type": "long_text",
       "label": "Who took part",
       "max_length": 200
      }
     ]
    },
    {
     "key": "raising_now",
     "type": "yes_no",
     "label": "Are you raising money now?",
     "required": true
    },
    {
     "key": "target",
     "type": "money",
     "label": "How much are you raising?",
     "visible_when": {
      "field": "raising_now",
      "equals": true
     }
    },
    {
     "key": "instrument",
     "type": "select",
     "label": "As what?",
     "visible_when": {
      "field": "raising_now",
      "equals": true
     },
     "options": [
      {
       "id": "equity",
       "label": "Equity"
      },
      {
       "id": "convertible",
       "label": "Convertible note"
      },
      {
       "id": "safe",
       "label": "SAFE"
      },
      {
       "id": "debt",
       "label": "Debt"
      },
      {
       "id": "grant",
       "label": "Grant"
      },
      {
       "id": "undecided",
       "label": "Not decided yet"
      }
     ]
    },
    {
     "key": "committed",
     "type": "money",
     "label": "How much of it is committed?",
     "help": "In writing. A warm feeling is not a commitment.",
     "visible_when": {
      "field": "raising_now",
      "equals": true
     }
    },
    {
     "key": "closing",
     "type": "month",
     "label": "When do you hope to close?",
     "visible_when": {
      "field": "raising_now",
      "equals": true
     }
    }
   ]
  },
  {
   "key": "needs",
   "title": "What you need",
   "intro": "Last part. Tell us what would really help, so that we can say honestly whether we have it.",
   "fields": [
    {
     "key": "support_needed",
     "type": "multi_select",
     "label": "Where do you want help?",
     "help": "Choose what you would use next month.",
     "required": true,
     "vocabulary": "mentor_areas",
     "min_items": 1
    },
    {
     "key": "introductions_wanted",
     "type": "long_text",
     "label": "Whom would you like to meet?",
     "help": "A customer, a regulator, a person by name.",
     "max_length": 500
    },
    {
     "key": "why_us",
     "type": "long_text",
     "label": "Why this programme, and why now?",
     "required": true,
     "max_length": 500
    },
    {
     "key": "how_heard",
     "type": "select",
     "label": "How did you hear about us?",
     "required": true,
     "vocabulary": "how_heard"
    },
    {
     "key": "how_heard_other",
     "type": "short_text",
     "label": "How, then?",
     "required": true,
     "visible_when": {
      "field": "how_heard",
      "equals": "other"
     }
    },
    {
     "key": "consent_terms",
     "type": "consent",
     "label": "I have read the terms of service and the privacy policy and accept them, also for my co-founders.",
     "required": true
    },
    {
     "key": "consent_share_with_investors",
     "type": "consent",
     "label": "Investors and mentors in the programme may see this application.",
     "help": "You choose. It has no bearing on the decision, and you can take it back at any time."
    }
   ]
  }
 ]
}$form$, now()
from public.forms f where f.applicant_type = 'startup'
on conflict do nothing;

insert into public.forms (id, applicant_type, title)
values ('b7f2c6bf-0572-455c-a7df-c8ac6aab2e1e', 'investor', 'Investor application')
on conflict do nothing;

insert into public.form_versions (id, form_id, number, definition, published_at)
select 'a03140f3-7065-4127-a5e2-01bb92b99677', f.id, 1, $form${
 "applicant_type": "investor",
 "title": "Investor application",
 "intro": "Four parts, about fifteen minutes. The more exactly you say what you look for, the fewer introductions you will get that waste your time and a founder's. Everything saves as you type.",
 "sections": [
  {
   "key": "you",
   "title": "You",
   "fields": [
    {
     "key": "first_name",
     "type": "short_text",
     "label": "First name",
     "required": true,
     "fills": "first_name"
    },
    {
     "key": "last_name",
     "type": "short_text",
     "label": "Last name",
     "required": true,
     "fills": "last_name"
    },
    {
     "key": "email",
     "type": "email",
     "label": "Email",
     "required": true,
     "fills": "email"
    },
    {
     "key": "phone",
     "type": "phone",
     "label": "Phone",
     "help": "Founders never see it before you have both agreed to talk.",
     "fills": "phone"
    },
    {
     "key": "organisation",
     "type": "short_text",
     "label": "Firm, fund or network",
     "help": "Leave it empty if you invest your own money under your own name.",
     "fills": "company_name"
    },
    {
     "key": "title",
     "type": "short_text",
     "label": "Role",
     "placeholder": "Partner, principal, angel",
     "fills": "title"
    },
    {
     "key": "country",
     "type": "country",
     "label": "Country",
     "required": true,
     "fills": "country"
    },
    {
     "key": "city",
     "type": "short_text",
     "label": "City",
     "fills": "city"
    },
    {
     "key": "linkedin",
     "type": "url",
     "label": "LinkedIn",
     "placeholder": "https://",
     "required": true,
     "fills": "linkedin"
    },
    {
     "key": "website",
     "type": "url",
     "label": "Website",
     "placeholder": "https://",
     "fills": "website"
    },
    {
     "key": "investor_type",
     "type": "select",
     "label": "What kind of investor are you?",
     "required": true,
     "vocabulary": "investor_types"
    }
   ]
  },
  {
   "key": "thesis",
   "title": "Thesis",
   "intro": "This is what we match on. Narrow and true beats broad and polite.",
   "fields": [
    {
     "key": "thesis",
     "type": "long_text",
     "label": "What do you invest in, and why?",
     "help": "The kind of company that makes you clear your afternoon.",
     "required": true,
     "max_length": 600
    },
    {
     "key": "sectors",
     "type": "multi_select",
     "label": "Sectors",
     "help": "One to ten, or any.",
     "required": true,
     "vocabulary": "sectors",
     "any_option": {
      "id": "any",
      "label": "Any sector"
     },
     "min_items": 1,
     "max_items": 10
    },
    {
     "key": "excluded_sectors",
     "type": "multi_select",
     "label": "Sectors you stay out of",
     "vocabulary": "sectors"
    },
    {
     "key": "stages",
     "type": "multi_select",
     "label": "Stages",
     "required": true,
     "vocabulary": "startup_stages",
     "min_items": 1
    },
    {
     "key": "countries",
     "type": "countries",
     "label": "Countries you invest in",
     "required": true,
     "any_option": {
      "id": "anywhere",
      "label": "Anywhere"
     },
     "min_items": 1
    },
    {
     "key": "ticket_min",
     "type": "money",
     "label": "Smallest first ticket",
     "required": true
    },
    {
     "key": "ticket_max",
     "type": "money",
     "label": "Largest first ticket",
     "help": "In the same currency.",
     "required": true,
     "not_below": "ticket_min"
    },
    {
     "key": "leads_rounds",
     "type": "select",
     "label": "Do you lead rounds?",
     "required": true,
     "options": [
      {
       "id": "always",
       "label": "Always"
      },
      {
       "id": "sometimes",
       "label": "Sometimes"
      },
      {
       "id": "never",
       "label": "Never"
      }
     ]
    },
    {
     "key": "investments_per_year",
     "type": "number",
     "label": "New investments in a usual year",
     "required": true,
     "integer": true,
     "min": 0,
     "max": 1000
    },
    {
     "key": "portfolio",
     "type": "group",
     "label": "Portfolio",
     "item_label": "Company",
     "help": "A few you are proud of, up to twenty.",
     "max_items": 20,
     "fields": [
      {
       "key": "company",
       "type": "short_text",
       "label": "Company",
       "required": true
      },
      {
       "key": "url",
       "type": "url",
       "label": "Website",
       "placeholder": "https://"
      },
      {
       "key": "year",
       "type": "year",
       "label": "Year you invested"
      }
     ]
    },
    {
     "key": "total_invested",
     "type": "select",
     "label": "Invested so far, all together",
     "help": "In US dollars, roughly.",
     "options": [
      {
       "id": "none",
       "label": "Nothing yet"
      },
      {
       "id": "under_100k",
       "label": "Under 100,000"
      },
      {
       "id": "100k_500k",
       "label": "100,000 to 500,000"
      },
      {
       "id": "500k_2m",
       "label": "500,000 to 2 million"
      },
      {
       "id": "2m_10m",
       "label": "2 to 10 million"
      },
      {
       "id": "10m_50m",
       "label": "10 to 50 million"
      },
      {
       "id": "over_50m",
       "label": "Over 50 million"
      }
     ]
    },
    {
     "key": "value_add",
     "type": "multi_select",
     "label": "Where do you help beside the money?",
     "required": true,
     "vocabulary": "mentor_areas",
     "min_items": 1
    }
   ]
  },
  {
   "key": "verification",
   "title": "Verification",
   "intro": "Only programme staff see this part. We ask because founders trust us to.",
   "fields": [
    {
     "key": "accreditation",
     "type": "select",
     "label": "How are you qualified to invest?",
     "required": true,
     "private_to": "staff",
     "options": [
      {
       "id": "regulated",
       "label": "Professional or regulated firm"
      },
      {
       "id": "income_or_wealth",
       "label": "Income or net worth under the rules of my country"
      },
      {
       "id": "angel_network",
       "label": "Member of an angel network"
      },
      {
       "id": "not_accredited",
       "label": "Not accredited"
      }
     ]
    },
    {
     "key": "accreditation_country",
     "type": "country",
     "label": "Under the rules of which country?",
     "required": true,
     "private_to": "staff"
    },
    {
     "key": "accreditation_document",
     "type": "file",
     "label": "Proof of accreditation",
     "help": "A licence, a letter, a certificate. PDF, PNG or JPG, up to 20 MB.",
     "kinds": [
      "pdf",
      "png",
      "jpg"
     ],
     "max_size": 20971520,
     "private_to": "staff"
    },
    {
     "key": "fund_document",
     "type": "file",
     "label": "Fund document",
     "help": "A one-pager or a fund deck as PDF, up to 20 MB.",
     "kinds": [
      "pdf"
     ],
     "max_size": 20971520,
     "private_to": "staff"
    },
    {
     "key": "references",
     "type": "group",
     "label": "References",
     "item_label": "Reference",
     "help": "Up to three people who have invested beside you, or whom you invested in. We write to them only after telling you.",
     "max_items": 3,
     "private_to": "staff",
     "fields": [
      {
       "key": "name",
       "type": "short_text",
       "label": "Name",
       "required": true
      },
      {
       "key": "email",
       "type": "email",
       "label": "Email",
       "required": true
      },
      {
       "key": "relation",
       "type": "short_text",
       "label": "How you know each other",
       "required": true
      }
     ]
    }
   ]
  },
  {
   "key": "working_together",
   "title": "How to work together",
   "fields": [
    {
     "key": "deal_flow_per_month",
     "type": "select",
     "label": "How many startups would you like to see in a month?",
     "options": [
      {
       "id": "1_5",
       "label": "1 to 5"
      },
      {
       "id": "6_15",
       "label": "6 to 15"
      },
      {
       "id": "16_30",
       "label": "16 to 30"
      },
      {
       "id": "more",
       "label": "More"
      }
     ]
    },
    {
     "key": "introduction_mode",
     "type": "select",
     "label": "How may we introduce you?",
     "required": true,
     "options": [
      {
       "id": "double_opt_in",
       "label": "Only after both sides have said yes"
      },
      {
       "id": "open",
       "label": "Startups may write to me straight away"
      }
     ]
    },
    {
     "key": "hope_to_gain",
     "type": "long_text",
     "label": "What would make this a good year with us?",
     "max_length": 500
    },
    {
     "key": "how_heard",
     "type": "select",
     "label": "How did you hear about us?",
     "required": true,
     "vocabulary": "how_heard"
    },
    {
     "key": "how_heard_other",
     "type": "short_text",
     "label": "How, then?",
     "required": true,
     "visible_when": {
      "field": "how_heard",
      "equals": "other"
     }
    },
    {
     "key": "consent_terms",
     "type": "consent",
     "label": "I have read the terms of service and the privacy policy and accept them.",
     "required": true
    }
   ]
  }
 ]
}$form$, now()
from public.forms f where f.applicant_type = 'investor'
on conflict do nothing;

insert into public.forms (id, applicant_type, title)
values ('2298e366-98e1-4f1f-9ad4-0050384421a5', 'advisor-mentor', 'Advisor and mentor application')
on conflict do nothing;

insert into public.form_versions (id, form_id, number, definition, published_at)
select '4d8cd0cf-ec05-4e80-8908-13da14e288eb', f.id, 1, $form${
 "applicant_type": "advisor-mentor",
 "title": "Advisor and mentor application",
 "intro": "Four parts, about fifteen minutes. Founders choose mentors by what they have been through, so write about that rather than about titles. Everything saves as you type.",
 "sections": [
  {
   "key": "you",
   "title": "You",
   "fields": [
    {
     "key": "first_name",
     "type": "short_text",
     "label": "First name",
     "required": true,
     "fills": "first_name"
    },
    {
     "key": "last_name",
     "type": "short_text",
     "label": "Last name",
     "required": true,
     "fills": "last_name"
    },
    {
     "key": "pronouns",
     "type": "short_text",
     "label": "Pronouns",
     "max_length": 40,
     "fills": "pronouns"
    },
    {
     "key": "email",
     "type": "email",
     "label": "Email",
     "required": true,
     "fills": "email"
    },
    {
     "key": "phone",
     "type": "phone",
     "label": "Phone",
     "fills": "phone"
    },
    {
     "key": "title",
     "type": "short_text",
     "label": "What you do",
     "placeholder": "Head of operations",
     "required": true,
     "fills": "title"
    },
    {
     "key": "company",
     "type": "short_text",
     "label": "Where you do it",
     "help": "A company, a university, your own practice.",
     "required": true,
     "fills": "company_name"
    },
    {
     "key": "country",
     "type": "country",
     "label": "Country",
     "required": true,
     "fills": "country"
    },
    {
     "key": "city",
     "type": "short_text",
     "label": "City",
     "fills": "city"
    },
    {
     "key": "time_zone",
     "type": "select",
     "label": "Time zone",
     "help": "So that nobody asks you for a call at three in the morning.",
     "required": true,
     "vocabulary": "time_zones",
     "fills": "time_zone"
    },
    {
     "key": "languages",
     "type": "multi_select",
     "label": "Languages you can mentor in",
     "required": true,
     "vocabulary": "languages",
     "min_items": 1
    },
    {
     "key": "linkedin",
     "type": "url",
     "label": "LinkedIn",
     "placeholder": "https://",
     "required": true,
     "fills": "linkedin"
    },
    {
     "key": "photo",
     "type": "file",
     "label": "Photo",
     "help": "PNG or JPG, up to 20 MB. Founders see it beside your name.",
     "kinds": [
      "png",
      "jpg"
     ],
     "max_size": 20971520
    },
    {
     "key": "short_bio",
     "type": "short_text",
     "label": "You in one sentence",
     "placeholder": "Built and sold a freight marketplace; now helps others with pricing",
     "required": true,
     "max_length": 140
    },
    {
     "key": "bio",
     "type": "long_text",
     "label": "Your story",
     "help": "What you have built, run or survived, and what you learned from it.",
     "required": true,
     "max_length": 2000,
     "fills": "bio"
    }
   ]
  },
  {
   "key": "expertise",
   "title": "Expertise",
   "fields": [
    {
     "key": "expert_category",
     "type": "select",
     "label": "Which of these fits you best?",
     "required": true,
     "vocabulary": "expert_categories"
    },
    {
     "key": "mentor_areas",
     "type": "multi_select",
     "label": "Where can you help?",
     "help": "One to five. Choose what you would be glad to be called about.",
     "required": true,
     "vocabulary": "mentor_areas",
     "min_items": 1,
     "max_items": 5
    },
    {
     "key": "sectors",
     "type": "multi_select",
     "label": "Sectors you know from the inside",
     "required": true,
     "vocabulary": "sectors",
     "min_items": 1,
     "max_items": 5
    },
    {
     "key": "functions",
     "type": "multi_select",
     "label": "Skills",
     "help": "Up to ten, in your own words if ours do not fit.",
     "vocabulary": "functions",
     "custom": true,
     "max_items": 10,
     "max_length": 40
    },
    {
     "key": "stages",
     "type": "multi_select",
     "label": "Stages you are most useful at",
     "required": true,
     "vocabulary": "startup_stages",
     "min_items": 1
    },
    {
     "key": "countries_known",
     "type": "countries",
     "label": "Countries whose markets you know"
    },
    {
     "key": "years_of_experience",
     "type": "number",
     "label": "Years of experience",
     "required": true,
     "integer": true,
     "min": 0,
     "max": 70
    },
    {
     "key": "founded_before",
     "type": "yes_no",
     "label": "Have you founded a company?",
     "required": true
    },
    {
     "key": "exits",
     "type": "number",
     "label": "How many of them did you sell or list?",
     "integer": true,
     "min": 0,
     "max": 100,
     "visible_when": {
      "field": "founded_before",
      "equals": true
     }
    }
   ]
  },
  {
   "key": "taking_part",
   "title": "Taking part",
   "intro": "Promise little and keep it. Two hours a month that happen are worth more than ten that do not.",
   "fields": [
    {
     "key": "roles",
     "type": "multi_select",
     "label": "What would you like to do?",
     "required": true,
     "min_items": 1,
     "options": [
      {
       "id": "mentor",
       "label": "Mentor a startup"
      },
      {
       "id": "office_hours",
       "label": "Hold office hours"
      },
      {
       "id": "judge",
       "label": "Judge or review applications"
      },
      {
       "id": "speaker",
       "label": "Speak or teach"
      },
      {
       "id": "board",
       "label": "Join a board or advise formally"
      }
     ]
    },
    {
     "key": "support_types",
     "type": "multi_select",
     "label": "How do you help best?",
     "required": true,
     "vocabulary": "support_types",
     "min_items": 1
    },
    {
     "key": "hours_per_month",
     "type": "select",
     "label": "Hours in a month",
     "required": true,
     "options": [
      {
       "id": "1_2",
       "label": "1 to 2"
      },
      {
       "id": "3_5",
       "label": "3 to 5"
      },
      {
       "id": "6_10",
       "label": "6 to 10"
      },
      {
       "id": "more",
       "label": "More than 10"
      }
     ]
    },
    {
     "key": "max_startups",
     "type": "number",
     "label": "Startups at the same time, at most",
     "required": true,
     "integer": true,
     "min": 1,
     "max": 20
    },
    {
     "key": "office_hours_interest",
     "type": "yes_no",
     "label": "Would you hold open office hours?",
     "help": "An hour when any startup in the programme may book fifteen minutes.",
     "required": true
    },
    {
     "key": "topics",
     "type": "long_text",
     "label": "On which topics?",
     "max_length": 300,
     "visible_when": {
      "field": "office_hours_interest",
      "equals": true
     }
    },
    {
     "key": "meeting_mode",
     "type": "select",
     "label": "How do you like to meet?",
     "options": [
      {
       "id": "online",
       "label": "Online"
      },
      {
       "id": "in_person",
       "label": "In person"
      },
      {
       "id": "both",
       "label": "Either"
      }
     ]
    }
   ]
  },
  {
   "key": "trust",
   "title": "Trust",
   "fields": [
    {
     "key": "conflicts",
     "type": "long_text",
     "label": "Companies and funds that you must not review",
     "help": "Employers, clients, investments, family. We keep their applications away from you.",
     "max_length": 500
    },
    {
     "key": "references",
     "type": "group",
     "label": "References",
     "item_label": "Reference",
     "help": "Up to three people, founders you have helped above all.",
     "max_items": 3,
     "fields": [
      {
       "key": "name",
       "type": "short_text",
       "label": "Name",
       "required": true
      },
      {
       "key": "email",
       "type": "email",
       "label": "Email",
       "required": true
      },
      {
       "key": "relation",
       "type": "short_text",
       "label": "How you know each other",
       "required": true
      }
     ]
    },
    {
     "key": "cv",
     "type": "file",
     "label": "CV",
     "help": "PDF, up to 20 MB.",
     "kinds": [
      "pdf"
     ],
     "max_size": 20971520
    },
    {
     "key": "agreement_confidential",
     "type": "consent",
     "label": "I keep what founders tell me to myself.",
     "required": true
    },
    {
     "key": "agreement_volunteer",
     "type": "consent",
     "label": "I give my time as a volunteer and do not sell my services to the startups I mentor here.",
     "required": true
    },
    {
     "key": "agreement_disclosure",
     "type": "consent",
     "label": "I take no financial interest in a startup here without disclosing it first.",
     "required": true
    },
    {
     "key": "visibility_email",
     "type": "select",
     "label": "Who may see your email?",
     "options": [
      {
       "id": "everyone",
       "label": "Everyone"
      },
      {
       "id": "members",
       "label": "Members"
      },
      {
       "id": "staff",
       "label": "Staff only"
      }
     ]
    },
    {
     "key": "visibility_phone",
     "type": "select",
     "label": "Who may see your phone number?",
     "options": [
      {
       "id": "everyone",
       "label": "Everyone"
      },
      {
       "id": "members",
       "label": "Members"
      },
      {
       "id": "staff",
       "label": "Staff only"
      }
     ]
    },
    {
     "key": "visibility_profile",
     "type": "select",
     "label": "Who may see your profile?",
     "options": [
      {
       "id": "everyone",
       "label": "Everyone"
      },
      {
       "id": "members",
       "label": "Members"
      },
      {
       "id": "staff",
       "label": "Staff only"
      }
     ]
    },
    {
     "key": "how_heard",
     "type": "select",
     "label": "How did you hear about us?",
     "required": true,
     "vocabulary": "how_heard"
    },
    {
     "key": "how_heard_other",
     "type": "short_text",
     "label": "How, then?",
     "required": true,
     "visible_when": {
      "field": "how_heard",
      "equals": "other"
     }
    },
    {
     "key": "consent_terms",
     "type": "consent",
     "label": "I have read the terms of service and the privacy policy and accept them.",
     "required": true
    }
   ]
  }
 ]
}$form$, now()
from public.forms f where f.applicant_type = 'advisor-mentor'
on conflict do nothing;

insert into public.forms (id, applicant_type, title)
values ('6cce5be6-7629-48f1-a03c-1688d53119f3', 'support-partner', 'Support partner application')
on conflict do nothing;

insert into public.form_versions (id, form_id, number, definition, published_at)
select 'df888359-2766-42c3-b7a1-54722c7764bd', f.id, 1, $form${
 "applicant_type": "support-partner",
 "title": "Support partner application",
 "intro": "Four parts, about twenty minutes. Tell us what you can give to young companies and how they get it; we take care of sending you those who can use it. Everything saves as you type.",
 "sections": [
  {
   "key": "organisation",
   "title": "Organisation",
   "fields": [
    {
     "key": "organisation_name",
     "type": "short_text",
     "label": "Name of the organisation",
     "required": true,
     "fills": "company_name"
    },
    {
     "key": "partner_category",
     "type": "multi_select",
     "label": "What kind of organisation is it?",
     "help": "One to three.",
     "required": true,
     "vocabulary": "partner_categories",
     "min_items": 1,
     "max_items": 3
    },
    {
     "key": "website",
     "type": "url",
     "label": "Website",
     "placeholder": "https://",
     "required": true,
     "fills": "website"
    },
    {
     "key": "country",
     "type": "country",
     "label": "Country",
     "required": true,
     "fills": "country"
    },
    {
     "key": "city",
     "type": "short_text",
     "label": "City",
     "fills": "city"
    },
    {
     "key": "founded",
     "type": "year",
     "label": "Founded in"
    },
    {
     "key": "summary",
     "type": "short_text",
     "label": "In one sentence",
     "help": "What a founder would read beside your name.",
     "required": true,
     "max_length": 140
    },
    {
     "key": "description",
     "type": "long_text",
     "label": "What do you do?",
     "required": true
    },
    {
     "key": "logo",
     "type": "file",
     "label": "Logo",
     "help": "PNG, JPG or SVG, up to 1 MB.",
     "kinds": [
      "png",
      "jpg",
      "svg"
     ],
     "max_size": 1048576
    },
    {
     "key": "public_email",
     "type": "email",
     "label": "Public email",
     "help": "An address that startups may write to.",
     "required": true
    },
    {
     "key": "linkedin",
     "type": "url",
     "label": "LinkedIn",
     "placeholder": "https://"
    }
   ]
  },
  {
   "key": "contact",
   "title": "Contact",
   "intro": "The person we call when something works, and when it does not.",
   "fields": [
    {
     "key": "first_name",
     "type": "short_text",
     "label": "First name",
     "required": true,
     "fills": "first_name"
    },
    {
     "key": "last_name",
     "type": "short_text",
     "label": "Last name",
     "required": true,
     "fills": "last_name"
    },
    {
     "key": "title",
     "type": "short_text",
     "label": "Role",
     "required": true,
     "fills": "title"
    },
    {
     "key": "email",
     "type": "email",
     "label": "Email",
     "required": true,
     "fills": "email"
    },
    {
     "key": "phone",
     "type": "phone",
     "label": "Phone",
     "fills": "phone"
    },
    {
     "key": "second_contact",
     "type": "group",
     "label": "A second contact",
     "item_label": "Second contact",
     "help": "For holidays and busy weeks.",
     "max_items": 1,
     "fields": [
      {
       "key": "first_name",
       "type": "short_text",
       "label": "First name",
       "required": true
      },
      {
       "key": "last_name",
       "type": "short_text",
       "label": "Last name",
       "required": true
      },
      {
       "key": "title",
       "type": "short_text",
       "label": "Role"
      },
      {
       "key": "email",
       "type": "email",
       "label": "Email",
       "required": true
      },
      {
       "key": "phone",
       "type": "phone",
       "label": "Phone"
      }
     ]
    }
   ]
  },
  {
   "key": "offer",
   "title": "Offer",
   "intro": "One entry for each thing a startup can get from you. Small and easy to use beats large and hard to claim.",
   "fields": [
    {
     "key": "offers",
     "type": "group",
     "label": "Offers",
     "item_label": "Offer",
     "required": true,
     "min_items": 1,
     "max_items": 10,
     "fields": [
      {
       "key": "title",
       "type": "short_text",
       "label": "Title",
       "placeholder": "Six months of desk space for two",
       "required": true,
       "max_length": 100
      },
      {
       "key": "kind",
       "type": "select",
       "label": "Kind",
       "required": true,
       "options": [
        {
         "id": "credit",
         "label": "Credit"
        },
        {
         "id": "discount",
         "label": "Discount"
        },
        {
         "id": "free_service",
         "label": "Free service"
        },
        {
         "id": "space",
         "label": "Space"
        },
        {
         "id": "funding",
         "label": "Funding"
        },
        {
         "id": "programme",
         "label": "Programme"
        },
        {
         "id": "talent",
         "label": "Talent"
        },
        {
         "id": "other",
         "label": "Something else"
        }
       ]
      },
      {
       "key": "description",
       "type": "long_text",
       "label": "What do startups get?",
       "required": true,
       "max_length": 600
      },
      {
       "key": "worth_up_to",
       "type": "money",
       "label": "Worth up to"
      },
      {
       "key": "restrictions",
       "type": "long_text",
       "label": "Small print",
       "help": "Anything that would annoy somebody who found out later.",
       "max_length": 300
      },
      {
       "key": "eligible_countries",
       "type": "countries",
       "label": "Countries it is open to",
       "help": "Leave it empty if it is open to all."
      },
      {
       "key": "eligible_stages",
       "type": "multi_select",
       "label": "Stages it is open to",
       "help": "Leave it empty if it is open to all.",
       "vocabulary": "startup_stages"
      },
      {
       "key": "max_team_size",
       "type": "number",
       "label": "Largest team",
       "integer": true,
       "min": 1,
       "max": 100000
      },
      {
       "key": "new_customers_only",
       "type": "yes_no",
       "label": "Only for new customers?"
      },
      {
       "key": "redemption",
       "type": "long_text",
       "label": "How do they get it?",
       "help": "A link, a code, a person to write to. Only startups entitled to the offer see this.",
       "required": true,
       "max_length": 400
      },
      {
       "key": "valid_until",
       "type": "date",
       "label": "Valid until"
      }
     ]
    }
   ]
  },
  {
   "key": "working_together",
   "title": "Working together",
   "fields": [
    {
     "key": "sectors",
     "type": "multi_select",
     "label": "Sectors you serve",
     "vocabulary": "sectors",
     "any_option": {
      "id": "any",
      "label": "Any sector"
     }
    },
    {
     "key": "stages",
     "type": "multi_select",
     "label": "Stages you serve",
     "required": true,
     "vocabulary": "startup_stages",
     "min_items": 1
    },
    {
     "key": "countries",
     "type": "countries",
     "label": "Countries you serve",
     "required": true,
     "any_option": {
      "id": "anywhere",
      "label": "Anywhere"
     },
     "min_items": 1
    },
    {
     "key": "capacity_per_quarter",
     "type": "number",
     "label": "Startups you can take on in a quarter",
     "integer": true,
     "min": 0,
     "max": 100000
    },
    {
     "key": "track_record",
     "type": "long_text",
     "label": "Startups you have helped before",
     "help": "Whom, with what, and how it went.",
     "max_length": 600
    },
    {
     "key": "goals",
     "type": "long_text",
     "label": "What do you hope to get out of it?",
     "help": "New customers, hires, ideas, a good name. All of them are fair.",
     "required": true,
     "max_length": 500
    },
    {
     "key": "how_heard",
     "type": "select",
     "label": "How did you hear about us?",
     "required": true,
     "vocabulary": "how_heard"
    },
    {
     "key": "how_heard_other",
     "type": "short_text",
     "label": "How, then?",
     "required": true,
     "visible_when": {
      "field": "how_heard",
      "equals": "other"
     }
    },
    {
     "key": "consent_terms",
     "type": "consent",
     "label": "I have read the terms of service and the privacy policy and accept them for my organisation.",
     "required": true
    }
   ]
  }
 ]
}$form$, now()
from public.forms f where f.applicant_type = 'support-partner'
on conflict do nothing;

