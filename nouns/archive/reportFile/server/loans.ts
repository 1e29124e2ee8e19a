import type { Result as Answered, Input } from '@shouya/contract/action'
import type { Ctx } from '@shouya/server/core/context.ts'
import { failAt } from '@shouya/server/core/failure.ts'
import { peopleWith } from '@shouya/server/core/org/peopleWith.ts'
import { addDays, localDay } from '@shouya/server/core/time/local.ts'
import { changeRow, toMove } from '@shouya/server/noun/write.ts'
import type * as Contract from '../contract.ts'
import { reportFile, SECRET } from '../noun.ts'
import { status } from './rules.ts'

/** The longest loan in days. */
const LONGEST = 90

/** Lends a file to somebody who may see it. */
export async function lend(
  ctx: Ctx,
  { borrower_user_id, purpose, due_date, ...seen }: Input<typeof Contract.Lend>,
): Promise<Answered<typeof Contract.Lend>> {
  const before = await toMove(ctx, reportFile, seen, 'lend')
  const today = localDay(ctx.now, ctx.services.database.timezone)
  if (due_date < today || due_date > addDays(today, LONGEST))
    failAt('due_date', 'reportFile.refused.due', { days: LONGEST })
  const operations = before.secret_level === SECRET ? ['download_secret'] : ['preview', 'download']
  const borrower = await peopleWith(ctx.db, before.dept_id, { id: reportFile.permission, operations })
    .where('sys_user.id', '=', borrower_user_id)
    .executeTakeFirst()
  if (!borrower) failAt('borrower_user_id', 'reportFile.refused.borrower')
  await ctx.db
    .insertInto('report_loan')
    .values({
      ...{ report_file_id: before.id, borrower_user_id, borrower_user_name: borrower.real_name, purpose, due_date },
      ...{ lend_time: ctx.now, lend_user_id: ctx.user.userId, lend_user_name: ctx.user.name },
    })
    .execute()
  const words = `${borrower.real_name} ${purpose} ${due_date}`
  return changeRow(ctx, reportFile, before, { status: status.lent }, words)
}

/** Takes a file back. */
export async function giveBack(
  ctx: Ctx,
  seen: Input<typeof Contract.GiveBack>,
): Promise<Answered<typeof Contract.GiveBack>> {
  const before = await toMove(ctx, reportFile, seen, 'giveBack')
  await ctx.db
    .updateTable('report_loan')
    .set({ return_time: ctx.now, return_user_id: ctx.user.userId, return_user_name: ctx.user.name })
    .where('report_file_id', '=', before.id)
    .where('return_time', 'is', null)
    .execute()
  return changeRow(ctx, reportFile, before, { status: status.archived })
}
