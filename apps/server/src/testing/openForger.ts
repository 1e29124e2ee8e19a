import pg from 'pg'
import type { TestApp } from './testApp.ts'

/** Somebody with the database in their hands: neither triggers nor foreign keys hold. Whoever opens it ends it. */
export async function openForger({ url }: Pick<TestApp, 'url'>): Promise<pg.Client> {
  const forger = new pg.Client({ connectionString: url })
  await forger.connect()
  await forger.query('set session_replication_role = replica')
  return forger
}
