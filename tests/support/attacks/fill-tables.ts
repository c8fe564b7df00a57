import { randomUUID } from 'node:crypto'
import type { Programme } from '../programme.ts'
import { fillContent } from './fill-content.ts'

/** Rows in every table, of the applicant, of another member, and of staff among themselves. */
export async function fillTables(programme: Programme): Promise<void> {
  const { sql } = programme
  const [own, others] = [
    await programme.application('in_review'),
    await programme.application('in_review', 'member'),
  ]
  await programme.application('draft')
  await sql(`select tests.call('unpublished', published_at => null)`)
  await sql(`insert into form_versions (form_id, number, definition)
    select form_id, 2000, definition from form_versions where number = 1000`)
  for (const id of [own, others]) {
    // One that was submitted, and one that is not sent yet.
    const submitted = randomUUID()
    for (const file of [submitted, randomUUID()]) {
      await sql(
        `insert into application_files (id, application_id, field_key, path, name, mime, size, state)
         values ($1, $2, 'deck', $3, 'deck.pdf', 'application/pdf', 10, 'stored')`,
        [file, id, `${id}/${file}.pdf`],
      )
    }
    await sql(
      `update applications set answers = answers || jsonb_build_object('deck', $2::text) where id = $1`,
      [id, submitted],
    )
    await sql(
      `insert into unsent_changes (application_id, changes) values ($1, '{"problem": "New"}')`,
      [id],
    )
    await sql(
      `insert into application_comments (application_id, author_id, audience, body)
       select $1, tests.id('manager'), audience, 'Hello'
       from unnest(enum_range(null::comment_audience)) as audience`,
      [id],
    )
    await sql(
      `insert into decision_messages (application_id, outcome, message, state, released_at)
       values ($1, 'waitlisted', 'Please wait', 'released', now()), ($1, 'accepted', 'Welcome', 'drafted', null)`,
      [id],
    )
  }
  for (const person of ['applicant', 'member']) {
    const email = `${person}@example.test`
    await sql(
      `insert into feedback (user_id, email, message) values (tests.id($1), $2, 'Good'), (null, $2, 'Fine')`,
      [person, email],
    )
    await sql(
      `insert into contact_messages (user_id, name, email, message) values (tests.id($1), 'Ada', $2, 'Hello')`,
      [person, email],
    )
    await sql(
      `insert into notification_preferences (user_id, kind, in_app, email)
       values (tests.id($1), 'comment_for_applicant', true, 'daily_digest')`,
      [person],
    )
    await sql(
      `insert into newsletter_subscribers (email, state) values ($1, 'confirmed'), ('pending-' || $1, 'pending')`,
      [email],
    )
  }
  await sql(
    `insert into staff_invitations (email, role, token_hash, invited_by)
     values ('applicant@example.test', 'reviewer', private.hash_of('a'), tests.id('admin')),
       ('nobody@example.test', 'reviewer', private.hash_of('b'), tests.id('admin'))`,
  )
  await fillContent(programme)
  await sql(`insert into audit_log (action, subject_type) values ('test', 'test')`)
}
