import type { Result as Answered, Input } from '@shouya/contract/action'
import { everything } from '@shouya/server/core/access/everything.ts'
import { auditJob } from '@shouya/server/core/audit/auditJob.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { Failure, fail, failAt } from '@shouya/server/core/failure.ts'
import { nextNumber } from '@shouya/server/core/numbers/nextNumber.ts'
import { localDay } from '@shouya/server/core/time/local.ts'
import type { Subscribers } from '@shouya/server/core/topics/topics.ts'
import { updateRow } from '@shouya/server/noun/store.ts'
import { sql } from 'kysely'
import type * as Contract from '../contract.ts'
import { reportFile } from '../noun.ts'
import { codeOf } from './archive.ts'
import { isExpired } from './rows.ts'
import { status } from './rules.ts'

const { table } = reportFile

/** Puts files past their years onto a list, whose number goes into a request for their destruction. */
export async function listToDestroy(
  ctx: Ctx,
  { ids }: Input<typeof Contract.ListToDestroy>,
): Promise<Answered<typeof Contract.ListToDestroy>> {
  const today = localDay(ctx.now, ctx.services.database.timezone)
  const rows = await ctx.scoped
    .rows(table)
    .select(['id', 'archive_no', isExpired(today).as('is_expired')])
    .where('id', 'in', ids)
    .forUpdate()
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  for (const [index, id] of ids.entries())
    if (!byId.get(id)?.is_expired) failAt(`ids.${index}`, 'reportFile.refused.notExpired')
  const [destroy_no = ''] = await nextNumber(ctx.db, 'XH', today, await codeOf(ctx, ctx.user.deptId))
  for (const { id } of rows) await updateRow(ctx, table, id, { status: status.listed, destroy_no })
  ctx.note({
    table,
    billNo: destroy_no,
    after: { destroy_no, archive_no: rows.map((row) => row.archive_no).join(' ') },
  })
  return { destroy_no, count: rows.length }
}

/** Gives a list up: its files stay in the archive. */
export async function keepListed(
  ctx: Ctx,
  { destroy_no }: Input<typeof Contract.KeepListed>,
): Promise<Answered<typeof Contract.KeepListed>> {
  const rows = await ctx.scoped
    .change(table)
    .set({
      ...{ status: status.archived, destroy_no: null, version: sql<number>`version + 1` },
      ...{ update_user_id: ctx.user.userId, update_time: ctx.now as never },
    })
    .where('destroy_no', '=', destroy_no)
    .where('status', '=', status.listed)
    .returning('id')
    .execute()
  if (rows.length === 0) fail('NotFound')
  ctx.note({ table, billNo: destroy_no, before: { destroy_no }, after: { destroy_no: null } })
  return null
}

/**
 * The request 档案销毁 has passed: the files of its list are gone at once, their bytes with the next clean-up. The rows stay, with
 * the hash of what was destroyed.
 */
export const destroyEffects: Subscribers = {
  async 'archive.destroy'(tx, { bill_no, data: { destroy_no } }, now) {
    const rows = await everything(tx as never)
      .updateTable(table)
      .set({
        ...{ status: status.destroyed, file_id: null, destroy_bill_no: bill_no, destroy_time: now as never },
        ...{ version: sql<number>`version + 1`, update_time: now as never },
      })
      .where('destroy_no', '=', destroy_no)
      .where('status', '=', status.listed)
      .where('hold_reason', 'is', null)
      .returning(['id', 'archive_no'])
      .execute()
    if (rows.length === 0) throw new Failure('NotFound', { reason: 'reportFile.refused.noList' })
    const ids = rows.map(({ id }) => id)
    await tx.deleteFrom('file').where('ref_table', '=', table).where('ref_id', 'in', ids).execute()
    const changes = ids.map((id) => ({
      ...{ id, before: { status: status.listed }, after: { status: status.destroyed, destroy_bill_no: bill_no } },
    }))
    await auditJob(tx, { name: 'archive_destroy', table, now }, changes)
    return [{ name: destroy_no, link: `${reportFile.route}?destroy_no=${encodeURIComponent(destroy_no)}` }]
  },
}
