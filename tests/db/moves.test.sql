-- The state machine: every pair of statuses for everybody who might try, allowed and refused.
-- The expectation is written down here a second time on purpose: a move added by mistake fails.
select plan(1 + 3 * 100 + 100 + 10 + 45);

create temp table expected (who text, from_status application_status, to_status application_status);
insert into expected values
  ('reviewer', 'submitted', 'screening'), ('reviewer', 'screening', 'in_review'), ('reviewer', 'in_review', 'interview');
insert into expected select 'manager', from_status, to_status from expected;
insert into expected values
  ('manager', 'in_review', 'screening'), ('manager', 'interview', 'in_review'), ('manager', 'more_info', 'screening'),
  ('manager', 'submitted', 'more_info'), ('manager', 'screening', 'more_info'), ('manager', 'in_review', 'more_info'),
  ('manager', 'interview', 'more_info'), ('manager', 'waitlisted', 'in_review');
insert into expected select 'admin', from_status, to_status from expected where who = 'manager';
select is((select count(*)::int from expected), 25, 'the expectation is whole');

select tests.call('open');
select tests.person('rev', 'reviewer');
select tests.person('man', 'manager');
select tests.person('adm', 'admin');

create temp table tried as
select person.who, person.name, from_status, to_status,
  person.who || ' ' || from_status || ' to ' || to_status as application
from (values ('reviewer', 'rev'), ('manager', 'man'), ('admin', 'adm')) as person (who, name),
  unnest(enum_range(null::application_status)) as from_status,
  unnest(enum_range(null::application_status)) as to_status;
select tests.person(application), tests.application(application, application, 'open', from_status) from tried;

create function pg_temp.try_move(person text, application text, to_status application_status) returns text
language plpgsql as $$
declare
  hint text;
begin
  perform tests.sign_in(person);
  perform move_application(tests.id(application), to_status, 'Please tell us more.', array['product']);
  perform tests.owner();
  return 'moved';
exception when sqlstate 'P0001' then
  get stacked diagnostics hint = pg_exception_hint;
  perform tests.owner();
  return hint;
end $$;

select is(
  pg_temp.try_move(t.name, t.application, t.to_status),
  case
    when t.from_status = 'draft' then 'not_found'
    when exists (select 1 from expected e where e.who = t.who and e.from_status = t.from_status and e.to_status = t.to_status)
      then 'moved'
    else 'move_not_allowed'
  end,
  'a ' || t.application
)
from tried t order by t.who, t.from_status, t.to_status;

-- A member, who is the applicant, moves nothing by this command.
select tests.person('owner of ' || from_status) from unnest(enum_range(null::application_status)) as from_status;
select is(
  pg_temp.try_move('owner of ' || t.from_status, t.application, t.to_status), 'not_allowed', 'an applicant ' || t.application
)
from tried t where t.who = 'reviewer' order by t.from_status, t.to_status;

-- The applicant's own move: withdrawing, from every status as it is before a release.
select tests.application('withdraw ' || from_status, 'owner of ' || from_status, 'open', from_status,
  case when from_status in ('accepted', 'rejected') then 'interview'::public_label end)
from unnest(enum_range(null::application_status)) as from_status;
create function pg_temp.try_withdraw(person text, application text) returns text
language plpgsql as $$
declare
  label text;
begin
  perform tests.sign_in(person);
  label := withdraw_application(tests.id(application)) ->> 'public_label';
  perform tests.owner();
  return label;
end $$;
select is(pg_temp.try_withdraw('owner of ' || from_status, 'withdraw ' || from_status), 'withdrawn',
  'an applicant withdraws from ' || from_status)
from unnest(enum_range(null::application_status)) as from_status;

delete from private.application_moves where from_status = 'screening' and to_status = 'withdrawn';
update applications set status = 'screening', public_label = 'being_reviewed' where id = tests.id('withdraw submitted');
select tests.sign_in('owner of submitted');
select tests.refused($$ select withdraw_application(tests.id('withdraw submitted')) $$, 'move_not_allowed', 'by the table of moves, whatever it says');

-- What comes with a move.
select tests.owner();
select tests.person('ada');
select tests.application('adas', 'ada', 'open', 'submitted');
select tests.become('anon');
select tests.forbidden($$ select move_application(tests.id('adas'), 'screening') $$, 'a visitor moves nothing');
select tests.sign_in('rev');
select is(move_application(tests.id('adas'), 'screening'), '{"status": "screening", "public_label": "being_reviewed"}',
  'a move answers with the new status and label');
select tests.refused($$ select move_application(tests.id('adas'), 'screening') $$, 'move_not_allowed', 'made twice it is refused');
select is(move_application(tests.id('adas'), 'in_review') ->> 'public_label', 'being_reviewed', 'a move inside the review');
select tests.refused($$ select move_application(tests.id('nothing'), 'in_review') $$, 'not_found', 'nothing is moved that is not there');
select tests.refused($$ select move_application(tests.id('adas'), null) $$, 'move_not_allowed', 'nor anywhere');

select tests.sign_in('ada');
select results_eq($$ select kind, data from application_events where application_id = tests.id('adas') order by id $$,
  $$ values ('moved', '{"public_label": "being_reviewed"}'::jsonb) $$,
  'the applicant sees the one move that changed their label, and no internal status');
select tests.owner();
select results_eq($$ select staff_data, shown_to_applicant, actor_id from application_events where application_id = tests.id('adas') order by id $$,
  $$ values ('{"from": "submitted", "to": "screening"}'::jsonb, true, tests.id('rev')),
    ('{"from": "screening", "to": "in_review"}', false, tests.id('rev')) $$, 'staff see both, and who made them');
select is(count(*)::int, 2, 'both are in the log') from audit_log where subject_id = tests.id('adas') and action = 'application_moved';

-- Asking for more.
select tests.sign_in('man');
select tests.refused($$ select move_application(tests.id('adas'), 'more_info', null, array['product']) $$, 'message_required',
  'asking for more says what');
select tests.refused($$ select move_application(tests.id('adas'), 'more_info', '  ', array['product']) $$, 'message_required',
  'in words');
select tests.refused($$ select move_application(tests.id('adas'), 'more_info', repeat('x', 4001), array['product']) $$, 'message_required',
  'not too many');
select tests.refused($$ select move_application(tests.id('adas'), 'more_info', 'What?') $$, 'sections_required', 'and where');
select tests.refused($$ select move_application(tests.id('adas'), 'more_info', 'What?', '{}') $$, 'sections_required', 'in one part at least');
select tests.refused($$ select move_application(tests.id('adas'), 'more_info', 'What?', array['nowhere']) $$, 'sections_required',
  'that the form has');
select tests.refused($$ select move_application(tests.id('adas'), 'more_info', 'What?', array['product', null]) $$, 'sections_required',
  'each of them');
select is(tests.status('adas'), 'in_review/being_reviewed', 'and until then nothing moves');
select is(move_application(tests.id('adas'), 'more_info', ' How many <b>farms</b>? ', array['product', 'product']),
  '{"status": "more_info", "public_label": "information_needed"}', 'then it moves');
select tests.sign_in('ada');
select results_eq($$ select reopened_sections from applications where id = tests.id('adas') $$, $$ values (array['product']) $$,
  'the section is open');
select results_eq($$ select kind, title, body from notifications $$,
  $$ values ('information_requested', 'We need more information from you', 'How many <b>farms</b>?') $$, 'the applicant is told');
select is(data, '{"message": "How many <b>farms</b>?", "sections": ["product"]}', 'and reads it on the timeline, each part named once')
  from application_events where application_id = tests.id('adas') and kind = 'information_requested';
select tests.owner();
select is(data ->> 'message' || ' in ' || (data ->> 'sections'), 'How many <b>farms</b>? in ["Product"]', 'and in a mail that names the part')
  from private.email_outbox where template = 'information_requested' and recipient = 'ada@example.test';
select tests.sign_in('man');
select is(move_application(tests.id('adas'), 'screening'), '{"status": "screening", "public_label": "being_reviewed"}',
  'a manager can go on without an answer');
select is(reopened_sections, '{}', 'which closes the section') from applications where id = tests.id('adas');

-- What was submitted is what staff read and decide on, whatever is being written in the reopened parts.
select tests.owner();
select tests.person('dina');
select tests.application('dinas', 'dina', 'open', 'in_review', answers => jsonb_build_object('company_name', 'Mavuno', 'problem', 'Crops rot', 'deck', tests.id('old deck')));
insert into application_files (id, application_id, field_key, path, name, mime, size, state) values
  (tests.id('old deck'), tests.id('dinas'), 'deck', 'dinas/old.pdf', 'old.pdf', 'application/pdf', 10, 'stored'),
  (tests.id('new deck'), tests.id('dinas'), 'deck', 'dinas/new.pdf', 'new.pdf', 'application/pdf', 10, 'stored');
select tests.sign_in('man');
select move_application(tests.id('dinas'), 'more_info', 'Which deck?', array['company', 'product']);
select tests.sign_in('dina');
select save_answers(tests.id('dinas'), 1, jsonb_build_object('company_name', null, 'problem', 'Half a thou', 'deck', tests.id('new deck')));
select lives_ok($$ select remove_upload(tests.id('old deck')) $$, 'a file is taken off a reopened part');
select results_eq($$ select version, answers ->> 'company_name', title from applications where id = tests.id('dinas') $$,
  $$ values (2, 'Mavuno', 'Mavuno') $$, 'a save counts the version up and leaves what was submitted');
select is(changes, jsonb_build_object('company_name', null, 'problem', 'Half a thou', 'deck', tests.id('new deck')), 'the applicant reads what they have not sent')
  from unsent_changes;
select tests.refused($$ select submit_application(tests.id('dinas'), 2) $$, 'invalid_answers', 'and submits nothing incomplete');
select tests.sign_in('rev');
select is_empty('select 1 from unsent_changes', 'which nobody else reads');
select results_eq($$ select name from application_files where application_id = tests.id('dinas') $$, array['old.pdf'], 'nor a file that is not sent yet');
select is(d #> '{application,answers}', jsonb_build_object('company_name', 'Mavuno', 'problem', 'Crops rot', 'deck', tests.id('old deck')),
  'staff read what was submitted') from application_detail(tests.id('dinas')) as d;
select is(jsonb_path_query_array(d, '$.files[*].name'), '["old.pdf"]', 'with the files of then') from application_detail(tests.id('dinas')) as d;
select tests.sign_in('man');
select move_application(tests.id('dinas'), 'screening');
select tests.sign_in('dina');
select tests.refused($$ select submit_application(tests.id('dinas'), 2) $$, 'not_editable', 'nobody is told that their changes arrived when the programme went on without them');
select isnt_empty('select 1 from unsent_changes', 'which are still there to read');
select tests.owner();
select is(answers ->> 'company_name', 'Mavuno', 'and nowhere in what is decided on') from applications where id = tests.id('dinas');
select tests.sign_in('man');
select move_application(tests.id('dinas'), 'more_info', 'And now?', array['product']);
select tests.sign_in('dina');
select is(changes, jsonb_build_object('problem', 'Half a thou', 'deck', tests.id('new deck')), 'asked again, they go on from there, in the parts that are open') from unsent_changes;
select is(submit_application(tests.id('dinas'), 2) ->> 'public_label', 'being_reviewed', 'and send it');
select lives_ok($$ select submit_application(tests.id('dinas'), 2) $$, 'once, however often it is pressed');
select is(answers, jsonb_build_object('company_name', 'Mavuno', 'problem', 'Half a thou', 'deck', tests.id('new deck')), 'then it is what was submitted')
  from applications where id = tests.id('dinas');
select is_empty('select 1 from unsent_changes', 'nothing is left unsent');
select results_eq($$ select name from application_files where application_id = tests.id('dinas') $$, array['new.pdf'], 'and the file of before is gone');

-- One's own.
select tests.owner();
select tests.application('mans', 'man', 'open', 'submitted');
select tests.sign_in('man');
select tests.refused($$ select move_application(tests.id('mans'), 'screening') $$, 'own_application', 'nobody moves their own application');
select tests.sign_in('rev');
select lives_ok($$ select move_application(tests.id('mans'), 'screening') $$, 'a colleague does');
select tests.sign_in('man');
select is(count(*)::int, 1, 'and its manager sees of it what an applicant sees') from application_events
  where application_id = tests.id('mans');
select * from finish();
