-- Written by `npm run db:build` from supabase/schemas/. Change those files, not this one.

-- ==================== 91_realtime_access.sql ====================

-- The one statement on a table of the realtime server. It is a migration of its own, the last one: some projects take it from
-- the SQL editor alone, and then everything else is in place already.

create policy "people listen to themselves, their applications, staff to their work" on realtime.messages
  for select to authenticated
  using (extension = 'broadcast' and (select private.may_listen(realtime.topic())));
