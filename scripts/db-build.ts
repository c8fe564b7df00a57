// `npm run db:build`: writes the migrations that the schema files make.

import { writeFile } from 'node:fs/promises'
import { composeMigrations, readMigration } from './db-baseline.ts'

for (const migration of await composeMigrations()) {
  if ((await readMigration(migration)) === migration.sql) continue
  await writeFile(migration.path, migration.sql)
  console.log(`Wrote ${migration.path}.`)
}
console.log('The migrations are up to date.')
