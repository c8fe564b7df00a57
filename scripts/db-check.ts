// `npm run db:check`: whether migrations and types are what the schema files make of them, and the advisors content.

import { readFile } from 'node:fs/promises'
import { openPostgresPort } from '../supabase/local/postgres-port.ts'
import { askAdvisors, isFinding } from './db-advisors.ts'
import { composeMigrations, readMigration } from './db-baseline.ts'
import { generateTypes, typesPath } from './db-types.ts'

const complaints: string[] = []
for (const migration of await composeMigrations()) {
  if ((await readMigration(migration)) !== migration.sql) {
    complaints.push(
      `${migration.path} is not what the schema files make. Run \`npm run db:build\`.`,
    )
  }
}
const port = await openPostgresPort()
const types = await generateTypes(port.url)
const advice = await askAdvisors(port.url)
await port.close()
if ((await readFile(typesPath, 'utf8')) !== types) {
  complaints.push('The generated types are older than the database. Run `npm run db:types`.')
}
for (const { level, name, detail } of advice.filter(isFinding)) {
  complaints.push(`${level} ${name}: ${detail}`)
}

console.log(complaints.join('\n') || 'Migrations, types and advisors agree.')
process.exitCode = complaints.length > 0 ? 1 : 0
