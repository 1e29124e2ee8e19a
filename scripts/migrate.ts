import { migrate } from '../apps/server/src/db/migrate.ts'
import { withDatabase } from './lib/withDatabase.ts'

/** Migrates the database to this version's schema without starting the server. */
await withDatabase(async (url) => {
  const { applied } = await migrate(url)
  console.log(applied.length === 0 ? 'The schema is current.' : `Applied ${applied.join(', ')}.`)
})
