import type { MessageKey } from '@shouya/contract/messages'
import { sql } from 'kysely'
import type { Ctx } from '../context.ts'
import { fail, failAt, failTaken } from '../failure.ts'

type Tables = {
  /** Where the categories are, and what is put into them. */
  table: 'form_category' | 'appr_category'
  members: 'custom_form' | 'appr_flow'
  /** What the server calls a category's name, and says of one that takes nothing in. */
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

/** The categories of a noun: a short list in an order of its own, each switched on or off. */
export function categories({ table: named, members: inside, name, closed }: Tables) {
  // The tables have the same columns; Kysely wants one name.
  const table = named as 'form_category'
  const members = inside as 'custom_form'

  async function lock({ db }: Ctx, { id, version }: { id: number; version: number | undefined }) {
    const row = await db.selectFrom(table).selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
    if (!row) return fail('NotFound')
    if (row.version !== version) fail('Stale', { data: { current: { version: row.version } } })
    return row
  }

  return {
    /** All of them in their order, with how many of the noun are in each. */
    async list({ db }: Pick<Ctx, 'db'>) {
      const rows = await db
        .selectFrom(table)
        .select(['id', 'version', 'category_name', 'sort', 'status'])
        .select(
          sql<number>`(select count(*) from ${sql.table(members)} where category_id = ${sql.ref(`${table}.id`)})`.as(
            'members',
          ),
        )
        .orderBy('sort')
        .orderBy('id')
        .execute()
      return rows.map((row) => ({ ...row, status: row.status as 0 | 1 }))
    },

    async save(ctx: Ctx, { id, version, ...fields }: Save) {
      const { db, lang, user, now } = ctx
      const before = id === undefined ? null : await lock(ctx, { id, version })
      const taken = await db
        .selectFrom(table)
        .select('id')
        .where('category_name', '=', fields.category_name)
        .executeTakeFirst()
      if (taken && taken.id !== id) failTaken(lang, 'category_name', name)
      const row = before
        ? await db
            .updateTable(table)
            .set({ ...fields, update_user_id: user.userId, update_time: now, version: before.version + 1 })
            .where('id', '=', before.id)
            .returning(['id', 'version'])
            .executeTakeFirstOrThrow()
        : await db
            .insertInto(table)
            .values({ ...fields, create_user_id: user.userId, create_user_name: user.name, create_time: now })
            .returning(['id', 'version'])
            .executeTakeFirstOrThrow()
      ctx.note({ table, id: row.id, before, after: fields })
      return row
    },

    async remove(ctx: Ctx, { id, version }: Seen) {
      const before = await lock(ctx, { id, version })
      const used = await ctx.db.selectFrom(members).select('id').where('category_id', '=', id).executeTakeFirst()
      if (used) fail('InUse')
      await ctx.db.deleteFrom(table).where('id', '=', id).execute()
      ctx.note({ table, id, before, after: {} })
      return null
    },

    /** 1001 at `category_id` unless it takes something in; one that it is in already may be disabled. */
    async check({ db }: Pick<Ctx, 'db'>, id: number, before?: number): Promise<void> {
      const row = await db.selectFrom(table).select('status').where('id', '=', id).executeTakeFirst()
      if (!row || (row.status !== 1 && id !== before)) failAt('category_id', closed)
    },
  }
}
