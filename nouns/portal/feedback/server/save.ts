import type { Input } from '@shouya/contract/action'
import { searchText } from '@shouya/noun/searchText'
import type { Ctx } from '@shouya/server/core/context.ts'
import { failAt } from '@shouya/server/core/failure.ts'
import { checkFiles } from '@shouya/server/core/files/quotedFiles.ts'
import { tieFiles } from '@shouya/server/core/files/tieFiles.ts'
import { checkCodes } from '@shouya/server/noun/checkCodes.ts'
import { insertRow } from '@shouya/server/noun/store.ts'
import { loggedOf } from '@shouya/server/noun/write.ts'
import type * as Feedback from '../contract.ts'
import { feedback } from '../noun.ts'
import { sendAnonymously } from './anonymous.ts'
import { checkBudget } from './budget.ts'

/** Sends feedback, by name or by nobody. */
export async function saveFeedback(ctx: Ctx, input: Input<typeof Feedback.Save>) {
  await checkCodes(ctx.db, feedback, input)
  const { screenshot_file_id: picture } = input
  await checkFiles(
    ctx,
    {
      file_ids: { ids: input.file_ids, image: false },
      screenshot_file_id: { ids: picture === null ? [] : [picture], image: true },
    },
    [],
  )
  if (input.is_anonymous) return sendAnonymously(ctx, input)
  return sendByName(ctx, input)
}

async function sendByName(ctx: Ctx, { receipt, ...fields }: Input<typeof Feedback.Save>) {
  if (receipt !== undefined) failAt('receipt', 'input.unknown')
  await checkBudget(ctx)
  const { user, db } = ctx
  const row = { ...fields, dept_id: user.deptId, dept_name: user.belongs, receipt_hash: null }
  const search_text = searchText(feedback, { ...row, create_user_name: user.name })
  const saved = await insertRow(ctx, 'feedback', { ...row, search_text })
  const files = [...row.file_ids, ...(row.screenshot_file_id === null ? [] : [row.screenshot_file_id])]
  await tieFiles({ db }, files, { table: feedback.table, id: saved.id })
  ctx.note({ table: feedback.table, id: saved.id, after: loggedOf(feedback, row) })
  return saved
}
