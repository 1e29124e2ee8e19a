import type { Result as Answered, Input } from '@shouya/contract/action'
import type { AllNouns } from '@shouya/nouns/manifest.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail, failAt } from '@shouya/server/core/failure.ts'
import { addDays, localDay } from '@shouya/server/core/time/local.ts'
import { updateRow } from '@shouya/server/noun/store.ts'
import { sql } from 'kysely'
import * as Contract from '../contract.ts'
import { reportFile } from '../noun.ts'
import { makeList } from './destroyList.ts'
import { endedOf, isFree, pastDay, pastRows, staysOf } from './due.ts'
import { isExpired } from './rows.ts'
import { destroyStatus, status } from './rules.ts'

const { table } = reportFile

/** Puts files past their years onto a list, whose number goes into a request for their destruction. */
export async function listToDestroy(
  ctx: Ctx,
  { ids }: Input<typeof Contract.ListToDestroy>,
): Promise<Answered<typeof Contract.ListToDestroy>> {
  const today = localDay(ctx.now, ctx.services.database.timezone)
  const rows = await ctx.scoped
    .rows(table)
    .select(['id', isExpired(today).as('is_expired')])
    .where('id', 'in', ids)
    .forUpdate()
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  for (const [index, id] of ids.entries())
    if (!byId.get(id)?.is_expired) failAt(`ids.${index}`, 'reportFile.refused.notExpired')
  const items = ctx.scoped
    .rows(table)
    .select(['id as record_id', 'archive_no as bill_no', 'dept_id', 'dept_name', 'version as record_version'])
    .select(sql<string>`archive_time::date`.as('ended'))
    .where('id', 'in', ids)
  const made = await makeList(ctx, { table_name: table, years_of: null, before_day: addDays(today, 1) }, sql`${items}`)
  for (const { id } of rows) await updateRow(ctx, table, id, { status: status.listed, destroy_no: made.destroy_no })
  return made
}

/** Puts records of a register that are past their years onto a list. */
export const listRecords =
  ({ retained }: Pick<AllNouns, 'retained'>) =>
  async (ctx: Ctx, asked: Input<typeof Contract.ListRecords>): Promise<Answered<typeof Contract.ListRecords>> => {
    const said = retained[asked.table]
    const index = said?.kept.findIndex(({ as }) => as === asked.as) ?? -1
    const kept = said?.kept[index]
    if (!said || !kept) failAt('table', 'reportFile.refused.noRegister')
    const { before: latest } = await pastDay(ctx.services, ctx.now, kept)
    const before = asked.before ?? latest
    if (before > latest) failAt('before', 'reportFile.refused.tooLate', { day: latest })
    const items = pastRows(ctx, said, index, before)
      .where(isFree(staysOf(said)))
      .select(['id as record_id', 'bill_no', 'dept_id', 'dept_name', 'version as record_version'])
      .select(sql<string>`(${endedOf(said)})::date`.as('ended'))
      .orderBy(endedOf(said))
      .orderBy('id')
      .limit(Contract.MOST_RECORDS)
    const about = { table_name: said.noun.table, years_of: kept.as, before_day: before }
    const made = await makeList(ctx, about, sql`${items}`)
    return made.count > 0 ? made : fail('WrongState', { reason: 'reportFile.refused.nothing' })
  }

/** Gives a list up: what it names stays. */
export async function keepListed(
  ctx: Ctx,
  { destroy_no }: Input<typeof Contract.KeepListed>,
): Promise<Answered<typeof Contract.KeepListed>> {
  const list = await ctx.scoped
    .change('destroy_list')
    .set({ status: destroyStatus.givenUp })
    .where('destroy_no', '=', destroy_no)
    .where('status', '=', destroyStatus.listed)
    .returning(['id', 'table_name'])
    .executeTakeFirst()
  if (!list) fail('NotFound')
  if (list.table_name === table)
    await ctx.scoped
      .change(table)
      .set({
        ...{ status: status.archived, destroy_no: null, version: sql<number>`version + 1` },
        ...{ update_user_id: ctx.user.userId, update_time: ctx.now as never },
      })
      .where('destroy_no', '=', destroy_no)
      .where('status', '=', status.listed)
      .execute()
  const change = (to: number) => ({ table_name: list.table_name, status: to })
  ctx.note({
    ...{ table: 'destroy_list', id: list.id, billNo: destroy_no },
    ...{ before: change(destroyStatus.listed), after: change(destroyStatus.givenUp) },
  })
  return null
}
