import type { AllNouns } from '@shouya/nouns/manifest.ts'
import type { Services } from '@shouya/server/core/services.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import type { Retained } from '@shouya/server/noun/retained.ts'
import { type Kysely, sql } from 'kysely'
import { closeList } from './destroyEffects.ts'
import { staysOf } from './due.ts'
import { destroyStatus, outcome } from './rules.ts'

const AT_ONCE = 200
/** PostgreSQL: something that stays refers to the row. */
const REFERRED = '23503'

type List = { id: number; table_name: string }
type Item = { record_id: number; record_version: number }

/**
 * Destroys the records of lists whose request has passed (domain 17.1), with their parts and files, in batches of a transaction
 * each, so that what was begun goes on after a stop. What has come under a hold or was changed since the list was made stays,
 * and so does what something else refers to. The list, its items and the log stay. Answers how many records went.
 */
export async function destroyRecords(
  { database }: Pick<Services, 'database'>,
  now: Date,
  { retained }: Pick<AllNouns, 'retained'>,
): Promise<number> {
  const lists = await database.kysely
    .selectFrom('destroy_list')
    .select(['id', 'table_name'])
    .where('status', '=', destroyStatus.approved)
    .orderBy('id')
    .execute()
  let gone = 0
  for (const list of lists) {
    const said = retained[list.table_name]
    if (!said) throw new Error(`no register ${list.table_name} for list ${list.id}`)
    const step = (size: number) => database.keeping((tx) => destroySome(tx, said, list, { now, size }))
    for (let done: Step = 'more'; done === 'more'; ) {
      const { next, destroyed } = await step(AT_ONCE).catch((error) => oneByOne(error, step))
      gone += destroyed
      done = next
    }
  }
  return gone
}

type Step = 'more' | 'done'
type Stepped = { next: Step; destroyed: number }

/** Something refers to a record of a batch: each goes by itself, so that only that one stays. */
async function oneByOne(error: unknown, step: (size: number) => Promise<Stepped>): Promise<Stepped> {
  if ((error as { code?: string }).code !== REFERRED) throw error
  let destroyed = 0
  for (let count = 0; count < AT_ONCE; count++) {
    const stepped = await step(1)
    destroyed += stepped.destroyed
    if (stepped.next === 'done') return { next: 'done', destroyed }
  }
  return { next: 'more', destroyed }
}

/** Destroys the next records of a list; the newest first, since later ones refer to earlier ones. */
async function destroySome(
  tx: Kysely<DB>,
  said: Retained,
  { id: list }: List,
  { now, size }: { now: Date; size: number },
): Promise<Stepped> {
  const { rows: items } = await sql<Item>`select record_id, record_version from destroy_item
    where list_id = ${list} and outcome is null order by record_id desc limit ${size} for update`.execute(tx)
  const settle = (ids: readonly number[], as: number) =>
    sql`update destroy_item set outcome = ${as}::int where list_id = ${list} and record_id = any(${ids}::bigint[])`.execute(
      tx,
    )
  if (items.length === 0) {
    await closeList(tx, list, now)
    return { next: 'done', destroyed: 0 }
  }
  const { go, held } = await sorted(tx, said, items)
  const stay = items.map(({ record_id }) => record_id).filter((id) => !go.includes(id) && !held.includes(id))
  await settle(held, outcome.held)
  await settle(stay, outcome.changed)
  if (go.length === 0) return { next: 'more', destroyed: 0 }
  if (size > 1) await remove(tx, said, go)
  else if (!(await removed(tx, said, go))) {
    await settle(go, outcome.referred)
    return { next: 'more', destroyed: 0 }
  }
  await settle(go, outcome.destroyed)
  return { next: 'more', destroyed: go.length }
}

/** Which records are as they were listed, locked, and which of them somebody holds. */
async function sorted(tx: Kysely<DB>, said: Retained, items: readonly Item[]) {
  const { table } = said.noun
  const { rows } = await sql<{ id: number; version: number; held: boolean }>`
    select id, version, ${staysOf(said).held} as held from ${sql.table(table)}
    where id = any(${items.map(({ record_id }) => record_id)}::bigint[]) and status = any(${said.over}::int[])
    for update`.execute(tx)
  const listed = new Map(items.map(({ record_id, record_version }) => [record_id, record_version]))
  const held = rows.filter((row) => row.held).map(({ id }) => id)
  const go = rows.filter((row) => !row.held && listed.get(row.id) === row.version).map(({ id }) => id)
  return { go, held }
}

/** Deletes records with their parts and their files, whose bytes go with the next clean-up. */
async function remove(tx: Kysely<DB>, { noun, parts }: Retained, ids: readonly number[]): Promise<void> {
  for (const [part, column] of Object.entries(parts))
    await sql`delete from ${sql.table(part)} where ${sql.ref(column as string)} = any(${ids}::bigint[])`.execute(tx)
  await sql`delete from file where ref_table = ${noun.table} and ref_id = any(${ids}::bigint[])`.execute(tx)
  await sql`delete from ${sql.table(noun.table)} where id = any(${ids}::bigint[])`.execute(tx)
}

/** Whether a record could be deleted; false: something refers to it, and it is as it was. */
async function removed(tx: Kysely<DB>, said: Retained, ids: readonly number[]): Promise<boolean> {
  await sql`savepoint record`.execute(tx)
  try {
    await remove(tx, said, ids)
    // Deferred references are looked at here, not at the end of the transaction.
    await sql`set constraints all immediate`.execute(tx)
    return true
  } catch (error) {
    if ((error as { code?: string }).code !== REFERRED) throw error
    await sql`rollback to savepoint record`.execute(tx)
    return false
  }
}
