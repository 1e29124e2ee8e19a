import type { Result as Answered, Input } from '@shouya/contract/action'
import { linkTo } from '@shouya/noun/noun'
import { searchText } from '@shouya/noun/searchText'
import { everything } from '@shouya/server/core/access/everything.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { failAt } from '@shouya/server/core/failure.ts'
import { remindAll } from '@shouya/server/core/messages/remind.ts'
import { keepBatch } from '@shouya/server/core/results/keepBatch.ts'
import { localTime } from '@shouya/server/core/time/local.ts'
import { changeRow, toMove } from '@shouya/server/noun/write.ts'
import { made } from '@shouya/server/registers/stamps.ts'
import { issueItem } from '../../issueItem/noun.ts'
import { reminderOf } from '../../issueItem/server/reminders.ts'
import { tellProgress } from '../../server/tellProgress.ts'
import type * as Contract from '../contract.ts'
import { issue } from '../noun.ts'
import { LEAST_MINUTES } from '../rules.ts'
import { checkForm } from './save.ts'
import { receiversOf } from './targets.ts'
import { type Issue, status } from './types.ts'
import { untilOf } from './until.ts'

/** Refuses a deadline that leaves its receivers no hour (domain 6.2). */
export function checkDeadline(ctx: Ctx, deadline: string): void {
  const least = new Date(ctx.now.getTime() + LEAST_MINUTES * 60_000)
  if (deadline <= localTime(least, ctx.services.database.timezone)) failAt('deadline', 'issue.refused.deadline')
}

/** Asks everybody whom the target means now. */
export async function publish(
  ctx: Ctx,
  seen: Input<typeof Contract.Publish>,
): Promise<Answered<typeof Contract.Publish>> {
  const before = await toMove(ctx, issue, seen, 'publish')
  checkDeadline(ctx, before.deadline)
  const form = await checkForm(ctx, before.form_id)
  const { receivers } = await receiversOf(ctx, before)
  if (receivers.length === 0) failAt('target_ids', 'issue.refused.nobody')
  const saved = await changeRow(ctx, issue, before, {
    ...{ status: status.published, form_version_id: form?.version_id ?? null, withdraw_reason: null },
    ...{ publish_user_id: ctx.user.userId, publish_user_name: ctx.user.name, publish_time: ctx.now },
  })
  const items = await everything(ctx.db)
    .insertInto('issue_item')
    .values(
      receivers.map((receiver) => ({
        ...copied(before),
        form_version_id: form?.version_id ?? null,
        ...receiver,
        ...found(before, receiver),
        ...made(ctx),
      })),
    )
    .returningAll()
    .execute()
  await remindAll(
    ctx.db,
    items.map((item) => reminderOf('issue_published', item)),
    ctx.now,
  )
  await tellProgress(ctx.db, before.dept_id)
  if (items.length > 1)
    await keepBatch(ctx, { action: 'Issue/Publish', link: linkTo(issue, before.id), done: items.length })
  return { ...saved, total: items.length }
}

/** What a receiver sees of it in the own list. */
const copied = (row: Issue) => ({
  ...{ issue_id: row.id, bill_no: row.bill_no, title: row.title, category: row.category, need_audit: row.need_audit },
  ...{ issue_dept_name: row.dept_name, deadline: row.deadline, until: untilOf(row.deadline, row.late_days) },
})

const found = (row: Issue, receiver: { dept_name: string; duty_user_name: string | null }) => ({
  search_text: searchText(issueItem, { ...copied(row), ...receiver } as Record<string, unknown>),
})
