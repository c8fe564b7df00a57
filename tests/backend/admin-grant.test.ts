import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { isHosted, newAddress, newPerson, target } from '@tests/support/backend'

const run = promisify(execFile)
const root = join(import.meta.dirname, '../..')

/** What the command prints, and how it ends. */
async function grant(...args: string[]) {
  const env = {
    ...process.env,
    VITE_SUPABASE_URL: target().url,
    SUPABASE_SERVICE_ROLE_KEY: target().serviceRoleKey,
  }
  const command = run(process.execPath, ['scripts/admin-grant.ts', ...args], { cwd: root, env })
  return command.catch((error: { code: number; stdout: string; stderr: string }) => error)
}

test.runIf(!isHosted())('the first administrator is made by a command', async () => {
  const { client, email, id } = await newPerson()
  expect((await client.rpc('list_staff')).error).toMatchObject({ hint: 'not_allowed' })
  expect(await grant(email.toUpperCase())).toMatchObject({
    stdout: expect.stringContaining('is an administrator now'),
  })
  const { data } = await client.rpc('list_staff').throwOnError()
  expect(data.find(({ user_id }) => user_id === id)).toMatchObject({ role: 'admin' })
  expect(await grant(email)).toMatchObject({ stdout: expect.stringContaining('is one already') })
})

test.runIf(!isHosted())('it says why it cannot', async () => {
  expect(await grant(newAddress())).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('Sign up in the app first.'),
  })
  expect(await grant()).toMatchObject({ code: 1, stderr: expect.stringContaining('Say whom') })
})
