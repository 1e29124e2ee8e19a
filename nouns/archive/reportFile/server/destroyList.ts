import type { Ctx } from '@shouya/server/core/context.ts'
import { nextNumber } from '@shouya/server/core/numbers/nextNumber.ts'
import { localDay } from '@shouya/server/core/time/local.ts'
import { type RawBuilder, sql } from 'kysely'
import { codeOf } from './archive.ts'

/** Whose rows it names, what their years are called (null: each its own), and that they ended before this day. */
type About = { table_name: string; years_of: string | null; before_day: string }
type Frozen = {
  total: number
  first_no: string | null
  last_no: string | null
  first_day: string | null
  last_day: string | null
  hash: string
}
type Made = { destroy_no: string; count: number }

/** What a list names, as a hash. */
export const hashOf = (list: RawBuilder<unknown>) =>
  sql<string>`(select encode(sha256(convert_to(coalesce(string_agg(concat_ws(' ', record_id, bill_no, record_version), e'\n'
    order by record_id), ''), 'UTF8')), 'hex') from destroy_item where list_id = ${list})`

/**
 * Makes a list of destruction in the caller's transaction and freezes it: its number, what it names, the hash of that.
 * @param items selects `record_id, bill_no, dept_id, dept_name, ended, record_version` of what it names
 */
export async function makeList(ctx: Ctx, about: About, items: RawBuilder<unknown>): Promise<Made> {
  const { db, user, now, services } = ctx
  const today = localDay(now, services.database.timezone)
  const [destroy_no = ''] = await nextNumber(db, 'XH', today, await codeOf(ctx, user.deptId))
  const { id } = await ctx.scoped
    .insert('destroy_list')
    .values({
      ...about,
      ...{ destroy_no, dept_id: user.deptId },
      ...{ create_user_id: user.userId, create_user_name: user.name, create_time: now as never },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await sql`insert into destroy_item (list_id, record_id, bill_no, dept_id, dept_name, ended, record_version)
    select ${id}, record_id, bill_no, dept_id, dept_name, ended, record_version from (${items}) named`.execute(db)
  const { rows } = await sql<Frozen>`
    select count(*)::int as total, min(bill_no) as first_no, max(bill_no) as last_no, min(ended) as first_day,
      max(ended) as last_day, ${hashOf(sql`${id}`)} as hash
    from destroy_item where list_id = ${id}`.execute(db)
  const frozen = rows[0] as Frozen
  await ctx.scoped.change('destroy_list').set(frozen).where('id', '=', id).execute()
  ctx.note({
    ...{ table: 'destroy_list', id, billNo: destroy_no },
    after: { ...about, destroy_no, ...frozen },
  })
  return { destroy_no, count: frozen.total }
}
