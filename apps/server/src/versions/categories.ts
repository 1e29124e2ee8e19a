import type { MessageKey } from '@shouya/contract/messages'
import { sql } from 'kysely'
import type { Ctx } from '../core/context.ts'
import { fail, failAt, failTaken } from '../core/failure.ts'
import { findSeen, insertOrChange } from '../noun/store.ts'

type Tables<H extends string> = {
  /** The table of the categories, and the table of their members. */
  table: 'form_category' | 'appr_category' | 'consume_category'
  members: 'custom_form' | 'appr_flow' | 'consume'
  /** The column of the list with the number of members. */
  held: H
  /** The messages for a duplicate name and for a disabled category. */
  name: MessageKey
  closed: MessageKey
}

type Seen = { id: number; version: number }
type Save = {
  id?: number | undefined
  version?: number | undefined
  category_name: string
  sort: number
  status: 0 | 1
}

/** The categories of a noun: a short list in its own order, each enabled or disabled. */
export function categories<const H extends string>({
  table: tableName,
  members: membersTable,
  held,
  name,
  closed,
}: Tables<H>) {
  // The tables have the same columns; Kysely needs one name.
  const table = tableName as 'form_category'
  const members = membersTable as 'custom_form'

  return {
    actions: {
      /** All categories in order, with the number of their members. */
      async GetCategoryList({ db }: Pick<Ctx, 'db'>) {
        const count = sql<number>`(select count(*) from ${sql.table(members)}
          where category_id = ${sql.ref(`${table}.id`)})`
        const rows = await db
          .selectFrom(table)
          .select(['id', 'version', 'category_name', 'sort', 'status', count.as('members')])
          .orderBy('sort')
          .orderBy('id')
          .execute()
        return rows.map(({ members, status, ...row }) => ({
          ...row,
          status: status as 0 | 1,
          ...({ [held]: members } as { [K in H]: number }),
        }))
      },

      async SaveCategory(ctx: Ctx, { id, version, ...fields }: Save) {
        const before = await findSeen(ctx, table, { id, version })
        const sameName = await ctx.db
          .selectFrom(table)
          .select('id')
          .where('category_name', '=', fields.category_name)
          .executeTakeFirst()
        if (sameName && sameName.id !== id) failTaken(ctx.lang, 'category_name', name)
        return insertOrChange(ctx, table, before, fields)
      },

      async DeleteCategory(ctx: Ctx, seen: Seen): Promise<null> {
        const before = await findSeen(ctx, table, seen)
        const { id } = before
        const member = await ctx.db.selectFrom(members).select('id').where('category_id', '=', id).executeTakeFirst()
        if (member) fail('InUse')
        await ctx.db.deleteFrom(table).where('id', '=', id).execute()
        ctx.note({ table, id, before, after: {} })
        return null
      },
    },

    /** The names of some of them, by id. */
    async names({ db }: Pick<Ctx, 'db'>, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
      const rows = await db.selectFrom(table).select(['id', 'category_name']).where('id', 'in', ids).execute()
      return new Map(rows.map(({ id, category_name }) => [id, category_name]))
    },

    /** 1001 at `category_id` unless the category is enabled; the current one may be disabled. */
    async check({ db }: Pick<Ctx, 'db'>, id: number, before?: number): Promise<void> {
      const row = await db.selectFrom(table).select('status').where('id', '=', id).executeTakeFirst()
      if (!row || (row.status !== 1 && id !== before)) failAt('category_id', closed)
    },
  }
}
