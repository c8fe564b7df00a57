import type { Backend } from './backend.ts'
import { demoPassword, demoPeople } from './demo-people.ts'

/** What `npm start` tells: where everything is, and as whom to sign in. */
export function banner(options: {
  port: number
  wantedPort: number
  /** Null when the app talks to a hosted project. */
  backend: Pick<Backend, 'mailUrl' | 'directory'> | null
  memory: boolean
}): string {
  const { port, wantedPort, backend, memory } = options
  const moved = port === wantedPort ? '' : `   (${wantedPort} was taken)`
  const lines = ['', '  Fourfold is running.', '', `  App        http://localhost:${port}${moved}`]
  if (!backend) {
    return [
      ...lines,
      `  Backend    ${process.env['VITE_SUPABASE_URL'] ?? 'a hosted project'}`,
      '',
    ].join('\n')
  }
  const width = Math.max(...demoPeople.map(({ email }) => email.length))
  return [
    ...lines,
    `  Mail       ${backend.mailUrl}   every mail that is sent ends here`,
    ...(backend.directory
      ? [`  Directory  ${backend.directory.url}   stands in for your organisation’s sign-in`]
      : []),
    '',
    `  Sign in as one of these people; the password is ${demoPassword}`,
    ...demoPeople.map(({ email, what }) => `    ${email.padEnd(width)}   ${what}`),
    '',
    memory
      ? '  Nothing is kept when this stops.'
      : '  Data is kept in .local/data; npm run reset begins anew.',
    '  Stop with Ctrl+C.',
    '',
  ].join('\n')
}
