/**
 * The version of the terms that holds: the day on which it does. Raise it when their text changes, say in
 * `src/features/site/terms-consent/terms-changes.ts` what changed, and run `npm run db:reference`: it writes the migration
 * that brings it to the database, and from then on everybody is asked to accept it before the dashboard opens.
 */
export const termsVersion = '2026-11-22'

/** The version of the privacy policy; raise it when its text changes. */
export const privacyVersion = '2026-11-22'
