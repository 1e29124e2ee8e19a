import { type Kysely, sql } from 'kysely'
import type { Stored } from '../core/files/store.ts'
import type { DB } from '../db/schema.gen.ts'
import type { Person } from './people.ts'

type Place = { table: string; id: number }

/** Photos of the demonstration: few pictures in the store, a row of its own for each record that uses one. */
export async function photoBook(tx: Kysely<DB>, ...pictures: readonly [Stored, ...Stored[]]) {
  await tx
    .insertInto('file_blob')
    .values(pictures.map(({ sha256, size }) => ({ sha256, size, mime: 'image/png', create_time: new Date(0) })))
    .onConflict((c) => c.doNothing())
    .execute()
  const { last } = await tx
    .selectFrom('file')
    .select(sql<number>`coalesce(max(id), 0)`.as('last'))
    .executeTakeFirstOrThrow()
  let id = last
  const rows: object[] = []
  return {
    /** Inserts one and returns its id. */
    add({ id: user }: Person, at: number, place: Place, { sha256 } = pictures[0]): number {
      id++
      rows.push({
        id,
        sha256,
        name: 'photo.png',
        folder: 'daily',
        create_user_id: user,
        create_time: new Date(at).toISOString(),
        ref_table: place.table,
        ref_id: place.id,
      })
      return id
    },
    rows: (): readonly object[] => rows,
  }
}
