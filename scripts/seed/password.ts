/**
 * The hash of the demo people's password, `fourfold-demo-2026` (see supabase/local/demo-people.ts). Fixed, so that the
 * seed is always the same text; a test checks that it fits.
 */
export const demoPasswordHash = '$2a$10$NyBFlSQ2lS.g/9tmoH6NA.bLQII6amh6vMfSiLPbR3EDSj7StffOu'
