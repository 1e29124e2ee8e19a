import type { Result as Answered, Input } from '@shouya/contract/action'
import { linkTo } from '@shouya/noun/noun'
import type { AllNouns } from '@shouya/nouns/manifest.ts'
import { type Ctx, can } from '@shouya/server/core/context.ts'
import { fail } from '@shouya/server/core/failure.ts'
import { find } from '@shouya/server/registers/find.ts'
import { sql } from 'kysely'
import type * as Contract from '../contract.ts'
import { reportFile } from '../noun.ts'
import { bookOf } from './destroyLists.ts'

const MOST = 500

type Registers = Pick<AllNouns, 'retained'>

/** Keeps a single record from being destroyed, whichever list it is on. */
export const holdRecord =
  ({ retained }: Registers) =>
  async (
    ctx: Ctx,
    { bill_no, reason }: Input<typeof Contract.HoldRecord>,
  ): Promise<Answered<typeof Contract.HoldRecord>> => {
    for (const { noun } of Object.values(retained)) {
      if (!can(ctx.user, noun.permission, 'query')) continue
      const row = await ctx.scoped
        .rows(noun.table as 'meeting_log')
        .select(['id', 'dept_id', 'dept_name'])
        .where('bill_no', '=', bill_no)
        .executeTakeFirst()
      if (!row) continue
      const { id: record_id, dept_id, dept_name } = row
      const held = { table_name: noun.table, record_id, bill_no, dept_id, dept_name, reason }
      const saved = await ctx.scoped
        .insert('record_hold')
        .values({
          ...held,
          ...{ create_user_id: ctx.user.userId, create_user_name: ctx.user.name, create_time: ctx.now as never },
        })
        .onConflict((c) => c.columns(['table_name', 'record_id']).where(sql<boolean>`release_time is null`).doNothing())
        .returning('id')
        .executeTakeFirst()
      if (!saved) fail('Exists', { reason: 'reportFile.refused.recordHeld' })
      // In the history of the record, where its readers look for it.
      ctx.note({ table: noun.table, id: record_id, billNo: bill_no, after: { hold_reason: reason } })
      return saved
    }
    return fail('NotFound')
  }

/** Lets it go with a list again. */
export async function releaseRecord(
  ctx: Ctx,
  { id }: Input<typeof Contract.ReleaseRecord>,
): Promise<Answered<typeof Contract.ReleaseRecord>> {
  const hold = await find(ctx, 'record_hold', id, 'lock')
  if (hold.release_time !== null) fail('WrongState', { reason: 'reportFile.refused.released' })
  await ctx.scoped
    .change('record_hold')
    .set({ release_user_id: ctx.user.userId, release_user_name: ctx.user.name, release_time: ctx.now as never })
    .where('id', '=', id)
    .execute()
  ctx.note({
    ...{ table: hold.table_name as never, id: hold.record_id, billNo: hold.bill_no ?? '' },
    ...{ before: { hold_reason: hold.reason }, after: { hold_reason: null } },
  })
  return null
}

/** Records that are held. */
export const recordHolds =
  (all: Registers) =>
  async (ctx: Ctx): Promise<Answered<typeof Contract.GetRecordHolds>> => {
    const rows = await ctx.scoped
      .rows('record_hold')
      .selectAll()
      .where('release_time', 'is', null)
      .orderBy('id', 'desc')
      .limit(MOST)
      .execute()
    return rows.map(({ table_name, record_id, ...row }) => {
      const noun = all.retained[table_name]?.noun
      return { ...row, book: bookOf(ctx, all, table_name), link: noun ? linkTo(noun, record_id) : reportFile.route }
    })
  }
