import { staffId } from './people.ts'

/** What people wrote by the contact page and as feedback, days before today; a few of it is settled. */
const messages = `
  (1, 555, 'press', 'Zawadi Mrema', 'zawadi.mrema@radio.example', 'Radio Pwani', 'May we film the demo day in Mombasa? We would come with two people and a camera, and show it in the evening news of the same day.', null),
  (2, 1010, 'partnership', 'Ana Beatriz Figueiredo', 'ana.figueiredo@cidade.example', 'Prefeitura de Recife', E'Our city would like to take part as a support partner. We have 40 desks, a prototyping lab and a small fund.\\n\\nWho decides on your side, and by when?', null),
  (4, 700, 'mentoring', 'Samuel Otieno', 'samuel.otieno@coldchain.example', null, 'I built and sold a cold chain company and have two afternoons a month. Is that enough to mentor, and where do I begin?', null),
  (9, 830, 'application', 'Mireille Adjovi', 'mireille@zemtech.example', 'Zemtech', 'We applied in the last cohort and were not selected. May we apply again with the same company, and should we mention it?', 7),
  (16, 600, 'investing', 'Henrik Sörensen', 'henrik@fjordangels.example', 'Fjord Angels', 'We invest 50,000 to 150,000 euros in climate. How do we see startups before they raise, and is there a fee?', 15),
  (31, 905, 'privacy', 'Lucía Prado', 'lucia.prado@mail.example', null, 'Please send me a copy of what you keep about me. I applied in March with this address.', 29)`

const feedback = `
  (1, 640, 'bug', 2, 'Joy', 'joy@visitor.example', 'On my phone the pitch deck stops at 98 percent when the network changes. It went through at the office.', null),
  (3, 1130, 'feature', 4, null, 'kofi@visitor.example', 'A calendar with all deadlines that I can subscribe to, please.', null),
  (5, 500, 'general', 5, 'Priya Nair', 'priya@visitor.example', 'I always knew where my application was. Thank you for that.', null),
  (12, 720, 'improvement', 3, null, 'tunde@visitor.example', 'Say at the beginning how long the form takes. I stopped twice.', 10),
  (20, 845, 'general', 5, 'Marta', 'marta@visitor.example', 'Clear words, no marketing.', null)`

/** Nobody is told of what was written before the programme is there. */
export const lettersSql =
  (): string => `alter table public.contact_messages disable trigger contact_message_received;
insert into public.contact_messages (topic, name, email, organisation, message, created_at, settled_at, settled_by)
select topic::public.contact_topic, name, email, organisation, message, pg_temp.moment(days, minute),
  pg_temp.moment(settled, 600), case when settled is not null then '${staffId('tomas')}'::uuid end
from (values${messages}
) as said (days, minute, topic, name, email, organisation, message, settled);
alter table public.contact_messages enable trigger contact_message_received;

insert into public.feedback (category, rating, name, email, message, created_at, settled_at, settled_by)
select category::public.feedback_category, rating, name, email, message, pg_temp.moment(days, minute),
  pg_temp.moment(settled, 600), case when settled is not null then '${staffId('amina')}'::uuid end
from (values${feedback}
) as said (days, minute, category, rating, name, email, message, settled);`
