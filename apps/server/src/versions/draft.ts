import { sql } from 'kysely'
import type { Ctx } from '../core/context.ts'
import { failAt, failTaken } from '../core/failure.ts'
import { insertRow, updateRow } from '../noun/store.ts'
import type { Versioned } from './versioned.ts'

/** 1003 where the name is taken, 1001 where the category is disabled, unless it is the current one. */
export async function checkNamed(
  { db, lang }: Ctx,
  { table, name, categories, says }: Versioned,
  fields: { name: string; category_id: number },
  before: { id: number; category_id: number } | null,
): Promise<void> {
  const sameName = await db
    .selectFrom(table as 'custom_form')
    .select('id')
    .where(sql<boolean>`${sql.ref(name)} = ${fields.name}`)
    .executeTakeFirst()
  if (sameName && sameName.id !== before?.id) failTaken(lang, name, says.name)
  await categories.check({ db }, fields.category_id, before?.category_id)
}

/** 1001 at `role_ids` where one of them is unknown or disabled. */
export async function checkRoles({ db }: Ctx, { says }: Versioned, role_ids: readonly number[]): Promise<void> {
  const wanted = [...new Set(role_ids)]
  if (wanted.length === 0) return
  const roles = await db.selectFrom('role').select('id').where('id', 'in', wanted).where('status', '=', 1).execute()
  if (roles.length < wanted.length) failAt('role_ids', says.role)
}

/** Ids in their stored form: distinct and sorted. */
export const sortedIds = (ids: readonly number[]): number[] => [...new Set(ids)].sort((a, b) => a - b)

type Columns = { readonly draft: string; readonly draft_hash: string; readonly category_id: number }

/**
 * Writes a draft with its settings: a new row, or the locked one.
 * @param called names of what the row refers to by id, for the log
 */
export async function writeDraft<C extends Columns>(
  ctx: Ctx,
  { table: tableName, categories }: Versioned,
  before: ({ readonly id: number } & Omit<C, 'draft'>) | null,
  columns: C,
  called: (row: Omit<C, 'draft'>) => object = () => ({}),
): Promise<{ id: number; version: number }> {
  const table = tableName as 'custom_form'
  const row = before
    ? await updateRow(ctx, table, before.id, columns)
    : await insertRow(ctx, table, { ...columns, update_time: ctx.now } as never)
  const { draft: _, ...settings } = columns
  const logged = Object.keys(settings) as (keyof typeof settings)[]
  const names = await categories.names(ctx, [columns.category_id, ...(before ? [before.category_id] : [])])
  const said = (row: Omit<C, 'draft'>) => ({
    ...audited(row, logged),
    category_name: names.get(row.category_id),
    ...called(row),
  })
  ctx.note({ table, id: row.id, before: before && said(before), after: said(settings) })
  return row
}

/** The draft in the audit log, as the beginning of its hash, since a version has its content. */
function audited<R extends { readonly draft_hash: string }>(row: R, columns: readonly (keyof R)[]) {
  const { draft_hash, ...settings } = Object.fromEntries(columns.map((column) => [column, row[column]]))
  return { ...settings, draft: row.draft_hash.slice(0, 12) }
}
