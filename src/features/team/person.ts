/** Whom a role is about. */
export type Person = { id: string; name: string }

type Named = { user_id: string; first_name: string; last_name: string; email: string }

/** Somebody by their name; by their address where they gave none. */
export const personOf = ({ user_id, first_name, last_name, email }: Named): Person => ({
  id: user_id,
  name: `${first_name} ${last_name}`.trim() || email,
})
