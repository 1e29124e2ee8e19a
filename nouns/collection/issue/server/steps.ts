import type { Result as Answered, Input } from '@shouya/contract/action'
import { everything } from '@shouya/server/core/access/everything.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail } from '@shouya/server/core/failure.ts'
import { settle } from '@shouya/server/core/messages/remind.ts'
import { discard } from '@shouya/server/noun/discard.ts'
import { changeRow, toMove } from '@shouya/server/noun/write.ts'
import { sql } from 'kysely'
import { issueItem } from '../../issueItem/noun.ts'
import { itemReminders } from '../../issueItem/server/reminders.ts'
import { tellProgress } from '../../server/tellProgress.ts'
import type * as Contract from '../contract.ts'
import { issue } from '../noun.ts'
import { checkDeadline } from './publish.ts'
import { status } from './types.ts'
import { untilOf } from './until.ts'

const item = issueItem.states.codes

/** Takes a publication back: its receivers lose it, since they have handed nothing in. */
export async function withdraw(
  ctx: Ctx,
  { reason, ...seen }: Input<typeof Contract.Withdraw>,
): Promise<Answered<typeof Contract.Withdraw>> {
  const before = await toMove(ctx, issue, seen, 'withdraw')
  // Locked: nobody hands in meanwhile.
  const items = await everything(ctx.db)
    .selectFrom('issue_item')
    .select(['id', 'submit_time'])
    .where('issue_id', '=', before.id)
    .forUpdate()
    .execute()
  if (items.some(({ submit_time }) => submit_time !== null)) fail('WrongState', { reason: 'issue.refused.handedIn' })
  const ids = items.map(({ id }) => id)
  await settle(ctx.db, { codes: itemReminders, table: issueItem.table, id: ids, by: ctx.user.userId }, ctx.now)
  await everything(ctx.db).deleteFrom('issue_item').where('issue_id', '=', before.id).execute()
  const saved = await changeRow(ctx, issue, before, { status: status.withdrawn, withdraw_reason: reason }, reason)
  await tellProgress(ctx.db, before.dept_id)
  return saved
}

/** A later deadline: what was missing can be handed in again, and is on time. */
export async function extend(
  ctx: Ctx,
  { deadline, ...seen }: Input<typeof Contract.Extend>,
): Promise<Answered<typeof Contract.Extend>> {
  const before = await toMove(ctx, issue, seen, 'extend')
  checkDeadline(ctx, deadline)
  if (deadline <= before.deadline) fail('WrongState', { reason: 'issue.refused.earlier' })
  await everything(ctx.db)
    .updateTable('issue_item')
    .set((eb) => ({
      deadline,
      until: untilOf(deadline, before.late_days),
      status: sql<number>`case when status = ${sql.lit(item.missing)} then ${sql.lit(item.waiting)} else status end`,
      version: eb('version', '+', 1),
    }))
    .where('issue_id', '=', before.id)
    .execute()
  const saved = await changeRow(ctx, issue, before, { deadline, status: status.published })
  await tellProgress(ctx.db, before.dept_id)
  return saved
}

/** Ends it with what is missing. */
export async function close(
  ctx: Ctx,
  { reason, ...seen }: Input<typeof Contract.Close>,
): Promise<Answered<typeof Contract.Close>> {
  const before = await toMove(ctx, issue, seen, 'close')
  const change = { status: status.closed, close_time: ctx.now, close_reason: reason }
  const saved = await changeRow(ctx, issue, before, change, reason)
  const items = await everything(ctx.db)
    .updateTable('issue_item')
    .set({ is_closed: true })
    .where('issue_id', '=', before.id)
    .returning('id')
    .execute()
  const ids = items.map(({ id }) => id)
  await settle(ctx.db, { codes: itemReminders, table: issueItem.table, id: ids, by: ctx.user.userId }, ctx.now)
  await tellProgress(ctx.db, before.dept_id)
  return saved
}

/** Takes a draft, or what was withdrawn, into the recycle bin. */
export async function remove(ctx: Ctx, seen: Input<typeof Contract.Delete>): Promise<null> {
  const row = await toMove(ctx, issue, seen, 'delete')
  return discard(ctx, issue, row, { name: `${row.dept_name} ${row.title} ${row.bill_no}` })
}
