-- For a hosted project, once, in the SQL editor: opens one evergreen call for each kind of applicant, with the newest
-- published version of its form. Calls that stand already are left as they are, so running it again does no harm.

insert into public.calls
  (slug, applicant_type, title, summary, evergreen, form_version_id, opens_at, published_at)
select first.slug, first.applicant_type, first.title, first.summary, true, newest.id, now(), now()
from (
  values
    ('startups', 'startup'::public.applicant_type, 'Startups, all year',
      'Apply whenever you are ready. Applications are read in the order in which they come in.'),
    ('investors', 'investor'::public.applicant_type, 'Investors',
      'Tell us what you back, so that only companies that fit are introduced to you.'),
    ('advisor-mentors', 'advisor-mentor'::public.applicant_type, 'Advisors and mentors',
      'Offer your hours and what you have learned to founders who ask for it.'),
    ('support-partners', 'support-partner'::public.applicant_type, 'Support partners',
      'Offer credits, space, counsel or people to the companies in the programme.')
) as first (slug, applicant_type, title, summary)
join public.forms form on form.applicant_type = first.applicant_type
join lateral (
  select version.id
  from public.form_versions version
  where version.form_id = form.id and version.published_at is not null
  order by version.number desc
  limit 1
) newest on true
on conflict do nothing;

-- The home page says how many calls are open.
select public.refresh_site();
