import { type Selectable, sql } from 'kysely'
import type { Ctx } from '../core/context.ts'
import { fail } from '../core/failure.ts'
import type { DB } from '../db/schema.gen.ts'
import { checkVersion } from '../registers/find.ts'
import type { Table, Versioned, Versions } from './versioned.ts'

type Db = Pick<Ctx, 'db'>

/** One row with its draft; locked for a change. */
export async function rowById<T extends Table>(
  { db }: Db,
  { table }: Versioned<T>,
  id: number,
  lock?: 'lock',
): Promise<Selectable<DB[T]>> {
  // The tables have the same columns; Kysely needs one name.
  const query = db
    .selectFrom(table as 'custom_form')
    .selectAll()
    .where('id', '=', id)
  const row = await (lock ? query.forUpdate() : query).executeTakeFirst()
  return (row as unknown as Selectable<DB[T]> | undefined) ?? fail('NotFound')
}

/** The row as the caller has seen it, locked; else 1005. */
export async function lockSeen<T extends Table>(
  ctx: Db,
  noun: Versioned<T>,
  { id, version }: { id: number; version?: number | undefined },
): Promise<Selectable<DB[T]>> {
  const row = await rowById(ctx, noun, id, 'lock')
  checkVersion(row as { version: number }, version)
  return row
}

/** One of the versions of a row. */
export async function versionOf<T extends Table>(
  { db }: Db,
  { versions, owner }: Versioned<T>,
  id: number,
  version_no: number,
): Promise<Selectable<DB[Versions[T]]>> {
  const row = await db
    .selectFrom(versions as 'form_version')
    .selectAll()
    .where(sql<boolean>`${sql.ref(owner)} = ${id}`)
    .where('version_no', '=', version_no)
    .executeTakeFirst()
  return (row as unknown as Selectable<DB[Versions[T]]> | undefined) ?? fail('NotFound')
}

/** The name of a row. */
export const nameOf = ({ name }: Versioned, row: object): string => String((row as Record<string, unknown>)[name])
