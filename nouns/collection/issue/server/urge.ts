import type { Input, Result } from '@shouya/contract/action'
import { message } from '@shouya/contract/messages'
import { linkTo } from '@shouya/noun/noun'
import { everything } from '@shouya/server/core/access/everything.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail } from '@shouya/server/core/failure.ts'
import { remindAll } from '@shouya/server/core/messages/remind.ts'
import { keepBatch } from '@shouya/server/core/results/keepBatch.ts'
import { find } from '@shouya/server/registers/find.ts'
import { sql } from 'kysely'
import { issueItem } from '../../issueItem/noun.ts'
import { reminderOf } from '../../issueItem/server/reminders.ts'
import type * as Contract from '../contract.ts'
import { issue } from '../noun.ts'
import { status, table } from './types.ts'

const item = issueItem.states.codes

/** Reminds whoever still has to hand in; each receiver once an hour. */
export async function urge(ctx: Ctx, { id }: Input<typeof Contract.Urge>): Promise<Result<typeof Contract.Urge>> {
  const row = await find(ctx, table, id, 'lock')
  if (row.status !== status.published && row.status !== status.ended) fail('WrongState')
  const waiting = await everything(ctx.db)
    .selectFrom('issue_item')
    .selectAll()
    .select(
      sql<boolean>`exists (select from remind_msg where biz_table = ${issueItem.table} and biz_id = issue_item.id
        and remind_code = 'issue_urged' and send_time > ${ctx.now}::timestamptz - interval '1 hour')`.as('lately'),
    )
    .where('issue_id', '=', id)
    .where('status', 'in', [item.waiting, item.returned, ...(row.allow_late ? [item.missing] : [])])
    .execute()
  if (waiting.length === 0) fail('WrongState', { reason: 'issue.refused.nothingMissing' })
  const due = waiting.filter(({ lately }) => !lately)
  if (due.length === 0) fail('WrongState', { reason: 'issue.refused.urgedLately' })
  await remindAll(
    ctx.db,
    due.map((waits) => reminderOf('issue_urged', waits, undefined, { by: ctx.user.name })),
    ctx.now,
  )
  ctx.note({ table, id, billNo: row.bill_no, after: { reminded: due.length } })
  const why = message(ctx.lang, 'issue.refused.urgedLately')
  const left = waiting.filter(({ lately }) => lately)
  if (waiting.length > 1)
    await keepBatch(ctx, {
      ...{ action: 'Issue/Urge', link: linkTo(issue, id), done: due.length },
      left: left.map(({ dept_name, duty_user_name }) => ({
        name: [dept_name, duty_user_name].filter(Boolean).join(' '),
        message: why,
      })),
    })
  return { reminded: due.length, left_out: waiting.length - due.length }
}
