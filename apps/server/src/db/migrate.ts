import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { getConstructionPlans } from 'pg-boss'
import { StartError } from './embedded/startError.ts'
import { seed } from './seed/seed.ts'
import { withClient } from './withClient.ts'

const folder = new URL('./migrations/', import.meta.url)
const LOCK = 719_003_001
const TRIES = 20

type Migration = { name: string; sql: string; hash: string }

/** The migration files in order; each name begins with its minute, so that branches do not collide. */
function migrations(): Migration[] {
  return readdirSync(folder)
    .filter((file) => /^\d{12}_\w+\.sql$/.test(file))
    .sort()
    .map((file) => {
      const sql = readFileSync(new URL(file, folder), 'utf8')
      return { name: file, sql, hash: createHash('sha256').update(sql).digest('hex') }
    })
}

/**
 * Brings a database to this server's schema and reference data, each file in its own transaction under an advisory
 * lock. Throws with one clear line when a file changed after it ran, or when the database is newer than this server.
 */
export const migrate = (url: string): Promise<{ applied: string[] }> =>
  withClient({ connectionString: url, application_name: 'shouya-migrate' }, async (client) => {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await client.query(
      'create table if not exists schema_migration (name text primary key, hash char(64) not null, applied_time timestamptz not null default now())',
    )
    const done = new Map<string, string>(
      (await client.query('select name, hash from schema_migration')).rows.map((row) => [row.name, row.hash]),
    )
    const files = migrations()
    check(done, files)
    const applied: string[] = []
    for (const migration of files.filter(({ name }) => !done.has(name))) {
      await run(client, migration)
      applied.push(migration.name)
    }
    await installQueueSchema(client)
    await seed(client)
    return { applied }
  })

function check(applied: Map<string, string>, files: Migration[]) {
  const names = new Set(files.map(({ name }) => name))
  const newer = [...applied.keys()].filter((name) => !names.has(name))
  if (newer.length > 0)
    throw new StartError(`The database is newer than this server (it has ${newer.at(-1)}); update Shouya.`)
  const changed = files.find(({ name, hash }) => applied.has(name) && applied.get(name) !== hash)
  if (changed)
    throw new StartError(`Migration ${changed.name} was changed after it had run; restore the file and add a new one.`)
}

/** A migration must not make everybody queue behind a busy table: it gives up after a second and tries again. */
async function run(client: pg.Client, migration: Migration) {
  for (let attempt = 1; ; attempt++) {
    try {
      await client.query('begin')
      await client.query("set local lock_timeout = '1s'")
      await client.query(migration.sql)
      await client.query('insert into schema_migration (name, hash) values ($1, $2)', [migration.name, migration.hash])
      await client.query('commit')
      return
    } catch (error) {
      await client.query('rollback')
      const busy = error instanceof pg.DatabaseError && error.code === '55P03'
      if (!busy || attempt === TRIES) throw error
      await sleep(500)
    }
  }
}

/**
 * The job queue's tables belong to the schema like any other: created by the owner at migration, so that a server in
 * role app never needs to create anything.
 */
async function installQueueSchema(client: pg.Client): Promise<void> {
  const { rows } = await client.query("select to_regclass('pgboss.version') is not null as there")
  if (!rows[0].there) await client.query(getConstructionPlans('pgboss'))
  await client.query(`
    do $$ begin
      grant usage on schema pgboss to shouya_app;
      grant select, insert, update, delete on all tables in schema pgboss to shouya_app;
      grant execute on all functions in schema pgboss to shouya_app;
    exception when undefined_object then null;
    end $$`)
}
