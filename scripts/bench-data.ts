import type { PGlite } from '@electric-sql/pglite'

/** The accounts that the bench asks as. */
export type BenchPeople = { manager: string; applicant: string }

const manager = '00000000-0000-4000-8000-000000000001'
const applicant = '00000000-0000-4000-8000-000000000002'

/**
 * Fills a programme with this many applications, as many people, three events to each application and two notifications
 * to each person. Triggers are off, since they would send a million mails; what they derive is written along.
 */
export async function fillProgramme(database: PGlite, size: number): Promise<BenchPeople> {
  await database.exec(`
    set session_replication_role = replica;
    create schema bench;

    insert into auth.users (id, email)
    select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, n || '@bench.example'
    from generate_series(1, ${size} + 1) as n;
    insert into public.profiles (id, email, first_name, last_name, terms_version)
    select id, email, (array['Amina', 'Tomás', 'Léa', 'Priya', 'Jonas'])[1 + n % 5], 'Person ' || n,
      private.current_terms()
    from (select id, email, row_number() over (order by id) as n from auth.users) as people;
    insert into public.staff_members (user_id, role) values ('${manager}', 'manager');

    insert into public.calls (id, slug, applicant_type, title, form_version_id, published_at)
    select ('00000000-0000-4000-9000-' || lpad(n::text, 12, '0'))::uuid, 'bench-' || n, 'startup', 'Call ' || n,
      (select v.id from public.form_versions v join public.forms f on f.id = v.form_id
        where f.applicant_type = 'startup' limit 1), now() - interval '2 years'
    from generate_series(1, 10) as n;

    insert into public.applications (
      call_id, applicant_type, applicant_id, form_version_id, answers, status, public_label, reference, title,
      country, sectors, search_text, submitted_at, created_at
    )
    select
      ('00000000-0000-4000-9000-' || lpad((1 + n % 10)::text, 12, '0'))::uuid,
      (enum_range(null::public.applicant_type))[1 + n % 4],
      ('00000000-0000-4000-8000-' || lpad((n + 1)::text, 12, '0'))::uuid,
      (select form_version_id from public.calls where slug = 'bench-1'),
      jsonb_build_object('company_name', title, 'problem', repeat(md5(n::text), 30)),
      status, private.label_for(status), reference, title,
      (array['KE', 'NG', 'DE', 'FR', 'IN', 'BR', 'US', 'GB'])[1 + n % 8],
      array[(array['agriculture', 'energy', 'health', 'finance', 'education', 'ict'])[1 + n % 6]],
      private.fold_text(title || ' ' || reference || ' Person ' || n),
      now() - n * interval '1 year' / ${size}, now() - interval '1 year'
    from generate_series(1, ${size}) as n,
      lateral (select
        (array['Mavuno', 'North Quay', 'Hemlock', 'Atelier', 'Sunbird', 'Brook'])[1 + n % 6] || ' '
          || (array['Farms', 'Energy', 'Health', 'Labs'])[1 + n % 4] || ' ' || n as title,
        'APP-2025-' || lpad(n::text, greatest(6, length(n::text)), '0') as reference,
        (array['submitted', 'screening', 'in_review', 'interview', 'accepted', 'rejected', 'waitlisted']
          ::public.application_status[])[1 + (n * 7 + n / 5) % 7] as status
      ) as made;
    insert into public.applications (call_id, applicant_type, applicant_id, form_version_id)
    select id, 'startup', '${applicant}', form_version_id from public.calls where slug = 'bench-10';

    insert into public.application_events (application_id, kind, shown_to_applicant)
    select a.id, kind, kind <> 'moved'
    from public.applications a, unnest(array['started', 'submitted', 'moved']) as kind;
    insert into public.notifications (user_id, kind, title, read_at, created_at)
    select id, 'test', 'Something happened', case when n = 1 then now() end, now() - n * interval '1 minute'
    from public.profiles, generate_series(1, 2) as n;
    insert into public.notifications (user_id, kind, title, created_at)
    select '${manager}', 'application_submitted', 'New application', now() - n * interval '1 minute'
    from generate_series(1, least(${size}, 1000)) as n;

    create function bench.some_application() returns uuid language sql stable security definer as
      $$ select id from public.applications where reference = 'APP-2025-000042' $$;
    create function bench.own_application() returns uuid language sql stable security definer as
      $$ select id from public.applications where applicant_id = '${applicant}' and status <> 'draft' limit 1 $$;
    create function bench.own_draft() returns uuid language sql stable security definer as
      $$ select id from public.applications where applicant_id = '${applicant}' and status = 'draft' limit 1 $$;
    create function bench.own_version() returns integer language sql stable security definer as
      $$ select version from public.applications where id = bench.own_draft() $$;
    grant usage on schema bench to authenticated;
    grant execute on all functions in schema bench to authenticated;
    set session_replication_role = default;
  `)
  await database.exec('vacuum analyze')
  return { manager, applicant }
}
