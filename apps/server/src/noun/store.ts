import type { Insertable, Selectable, Updateable } from 'kysely'
import type { AuditNote, Ctx } from '../core/context.ts'
import { fail } from '../core/failure.ts'
import type { DB } from '../db/schema.gen.ts'
import { type ScopedTable, scopedTables } from '../db/scope.ts'
import { checkVersion, find } from '../registers/find.ts'
import { changed, made } from '../registers/stamps.ts'

type Made = Record<'create_user_id' | 'create_user_name' | 'create_time', unknown>
type Changed = Record<'id' | 'version' | 'update_user_id' | 'update_time', unknown>
type Having<S> = { [T in keyof DB]: DB[T] extends S ? T : never }[keyof DB]

/** The tables whose rows say who made and changed them, and have a version. */
type Table = Having<Made & Changed>
type New<T extends Table> = Omit<Insertable<DB[T]>, 'id' | 'version' | keyof Made>
type Saved = { id: number; version: number }

/** Whether the rows of a table are read within the caller's scope. */
export const isScoped = (table: string): table is ScopedTable => (scopedTables as readonly string[]).includes(table)

type Seen = Having<Record<'id' | 'version', unknown>>

/** A row that is to be changed, locked (1002, 403). */
export async function findLocked<T extends Seen>(ctx: Ctx, table: T, id: number): Promise<Selectable<DB[T]>> {
  const unscoped = () =>
    ctx.db
      .selectFrom(table as 'role')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
  const row = isScoped(table) ? await find(ctx, table as 'box', id, 'lock') : await unscoped()
  return (row ?? fail('NotFound')) as never
}

/** The row that a save or a move is about, locked and as the caller saw it (1002, 403, 1005); null where there is none yet. */
export async function findSeen<T extends Seen, I extends number | undefined>(
  ctx: Ctx,
  table: T,
  { id, version }: { id?: I; version?: number | undefined },
): Promise<Selectable<DB[T]> | (I extends number ? never : null)> {
  if (id === undefined) return null as never
  const row = await findLocked(ctx, table, id)
  checkVersion(row as unknown as Saved, version)
  return row
}

/** Inserts a row, with who made it and when. */
export function insertRow<T extends Table>(ctx: Ctx, table: T, values: New<T>): Promise<Saved> {
  const query = isScoped(table) ? ctx.scoped.insert(table as 'box') : ctx.db.insertInto(table as never)
  return (query as ReturnType<typeof ctx.scoped.insert<'box'>>)
    .values({ ...values, ...made(ctx) } as never)
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow()
}

/** Changes a row that is locked, with who did it and when. */
export function updateRow<T extends Having<Changed>>(
  ctx: Ctx,
  table: T,
  id: number,
  values: Updateable<DB[T]>,
): Promise<Saved> {
  const query = isScoped(table) ? ctx.scoped.change(table as 'box') : ctx.db.updateTable(table as never)
  return (query as ReturnType<typeof ctx.scoped.change<'box'>>)
    .set({ ...values, ...changed(ctx) } as never)
    .where('id', '=', id)
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow()
}

/** What only a new row gets beside `values`, which may be nothing. */
type First<T extends Table, V> = Omit<New<T>, keyof V>

/**
 * The save of reference data: a new row, or changes of the one that is locked, with before and after in the log.
 * @param log where the log says something else than the columns, or more.
 */
export async function insertOrChange<T extends Table, V extends Partial<New<T>>>(
  ctx: Ctx,
  table: T,
  before: { id: number } | null,
  values: V,
  ...[{ first, log } = {} as never]: Partial<New<T>> extends First<T, V>
    ? [{ first?: First<T, V>; log?: Pick<AuditNote, 'before' | 'after' | 'message'> }?]
    : [{ first: First<T, V>; log?: Pick<AuditNote, 'before' | 'after' | 'message'> }]
): Promise<Saved> {
  const saved = before
    ? await updateRow(ctx, table, before.id, values as never)
    : await insertRow(ctx, table, { ...values, ...first } as never)
  ctx.note({ table, id: saved.id, before, after: values, ...log })
  return saved
}
