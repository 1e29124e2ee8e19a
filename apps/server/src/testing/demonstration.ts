import pg from 'pg'
import { readConfig } from '../config.ts'
import { housekeeping } from '../core/jobs/housekeeping.ts'
import { startEmbedded } from '../db/embedded.ts'
import { migrate } from '../db/migrate.ts'
import { loadDemo } from '../demo/loadDemo.ts'
import { notDurable } from './notDurable.ts'

/** A database to be cloned; nobody connects to it. */
type Demonstration = { url: string; stop(): Promise<void> }

/** The demonstration as of a moment, in a folder that is empty or already contains it. */
export async function demonstration(dataDir: string, now: Date): Promise<Demonstration> {
  const { url, stop } = await startEmbedded({ dataDir, log: () => {} }, notDurable)
  await migrate(url)
  await dropClones(url)
  await housekeeping(url, now)
  const home = readConfig({ DATA_DIR: dataDir, DATABASE_URL: url, DEMO: '1' })
  await loadDemo(url, { now, say: () => {}, home })
  return { url, stop }
}

/** Removes the databases of an interrupted run. */
async function dropClones(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query(`select datname from pg_database where datname like 'test\\_%'`)
    for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`)
  } finally {
    await client.end()
  }
}
