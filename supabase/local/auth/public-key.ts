/**
 * The public key of every embedded backend. It opens nothing but what `anon` may do, so it can be the same everywhere,
 * and a build can carry it without knowing whose data it will meet.
 */
export const publishableKey = 'sb_publishable_fourfold_embedded'
