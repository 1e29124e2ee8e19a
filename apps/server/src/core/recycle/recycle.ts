import { sql } from 'kysely'
import type { DB } from '../../db/schema.gen.ts'
import type { Unscoped } from '../../db/scope.ts'
import type { Ctx } from '../context.ts'

/** Rows of another table that are deleted together with a row, by the column that refers to it. */
export type Part = { readonly table: keyof Unscoped; readonly column: string }

type Deleted = { table: keyof DB; id: number; name: string; parts?: readonly Part[] }

/** Puts a row into the recycle bin before its deletion, with the rows that the database deletes with it. */
export async function recycle({ db, user, now }: Ctx, { table, id, name, parts = [] }: Deleted): Promise<void> {
  const keptParts: Record<string, unknown> = {}
  for (const part of parts) {
    const partRows = await sql<{ row: unknown }>`select to_jsonb(part) as row from ${sql.table(part.table)} part
      where ${sql.ref(`part.${part.column}`)} = ${id}`.execute(db)
    keptParts[part.table] = partRows.rows.map(({ row }) => row)
  }
  await sql`insert into recycled (table_name, record_id, name, row, parts, user_id, user_name, create_time)
    select ${table}, ${id}, ${name}, to_jsonb(deleted), ${JSON.stringify(keptParts)}::jsonb, ${user.userId}, ${user.name},
      ${now}::timestamptz
    from ${sql.table(table)} deleted where deleted.id = ${id}`.execute(db)
}

/** Qualified by its schema: PostgreSQL has a built-in type `box`. */
const rowType = (table: keyof DB) => sql.table(`public.${table}`)

/** Restores rows under their own ids. Columns added since then get their defaults, generated ones are computed. */
export async function putBack({ db }: Pick<Ctx, 'db'>, table: keyof DB, rows: readonly object[]): Promise<void> {
  if (rows.length === 0) return
  const { rows: columns } = await sql<{ name: string }>`select column_name as name from information_schema.columns
    where table_schema = current_schema() and table_name = ${table} and is_generated = 'NEVER'`.execute(db)
  const names = columns.filter(({ name }) => Object.hasOwn(rows[0] ?? {}, name)).map(({ name }) => sql.ref(name))
  await sql`insert into ${sql.table(table)} (${sql.join(names)}) overriding system value
    select ${sql.join(names)} from jsonb_populate_recordset(null::${rowType(table)}, ${JSON.stringify(rows)}::jsonb)`.execute(
    db,
  )
}
