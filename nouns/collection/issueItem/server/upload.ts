import type { Result as Answered, Input } from '@shouya/contract/action'
import type { Values } from '@shouya/forms/document'
import { everything } from '@shouya/server/core/access/everything.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail, failAt } from '@shouya/server/core/failure.ts'
import { checkFiles } from '@shouya/server/core/files/quotedFiles.ts'
import { tieFiles } from '@shouya/server/core/files/tieFiles.ts'
import { settle } from '@shouya/server/core/messages/remind.ts'
import { filedAt } from '@shouya/server/core/time/filedAt.ts'
import { localTime } from '@shouya/server/core/time/local.ts'
import { changeRow, toMove } from '@shouya/server/noun/write.ts'
import { submitAsked } from '../../../customForms/server/public.ts'
import { tellProgress } from '../../server/tellProgress.ts'
import type * as Contract from '../contract.ts'
import { issueItem } from '../noun.ts'
import { findItem } from './find.ts'
import { itemReminders } from './reminders.ts'
import { status, table } from './types.ts'

/** Hands in what is asked for: a form, files, or both. */
export async function upload(
  ctx: Ctx,
  { id, version, file_ids, note, data, filed_at }: Input<typeof Contract.Upload>,
): Promise<Answered<typeof Contract.Upload>> {
  const row = await findItem(ctx, id)
  if (!row.is_mine) fail('OutOfScope')
  const before = await toMove(ctx, issueItem, { id, version }, 'upload', ({ is_closed }) =>
    is_closed ? 'issueItem.refused.closed' : undefined,
  )
  const wireNow = localTime(ctx.now, ctx.services.database.timezone)
  if (before.status !== status.returned && wireNow > before.until)
    fail('WrongState', { reason: 'issueItem.refused.late' })
  await checkFiles(ctx, { file_ids: { ids: file_ids, image: false } }, [{ table, id }])
  const submission = await answerOf(ctx, before, { data, file_ids })
  await tieFiles(ctx, file_ids, { table, id })
  const isLate = before.submit_time === null ? wireNow > before.deadline : before.is_late
  const next = before.need_audit ? status.review : status.passed
  const saved = await changeRow(ctx, issueItem, before, {
    ...{ file_ids, note, submission_id: submission, status: next, is_late: isLate },
    ...{ submit_user_id: ctx.user.userId, submit_user_name: ctx.user.name, submit_time: ctx.now },
    filed_at: filedAt(ctx, filed_at),
    ...{ audit_user_id: null, audit_user_name: null, audit_time: null, audit_opinion: null },
  })
  await settle(ctx.db, { codes: itemReminders, table, id, by: ctx.user.userId }, ctx.now)
  await tellProgress(ctx.db, await issuerOf(ctx, before.issue_id))
  return { ...saved, status: next, is_late: isLate }
}

type Asked = {
  id: number
  dept_id: number
  dept_name: string
  submission_id: number | null
  form_version_id: number | null
}
type Given = { data: Record<string, unknown> | undefined; file_ids: readonly number[] }

/** The submission of its form; null where only files are asked for, of which there is at least one then. */
async function answerOf(
  ctx: Ctx,
  { id, dept_id, dept_name, submission_id, form_version_id }: Asked,
  { data, file_ids }: Given,
): Promise<number | null> {
  if (form_version_id === null) {
    if (data !== undefined) failAt('data', 'input.value')
    if (file_ids.length === 0) failAt('file_ids', 'input.required')
    return null
  }
  if (data === undefined) return failAt('data', 'input.required')
  const asking = { table, id, unit: { id: dept_id, name: dept_name }, version_id: form_version_id, submission_id }
  const place = await submitAsked(ctx, asking, data as Values)
  return place.submission_id
}

/** The unit whose collection it is. */
async function issuerOf({ db }: Ctx, issueId: number): Promise<number> {
  const { dept_id } = await everything(db)
    .selectFrom('issue')
    .select('dept_id')
    .where('id', '=', issueId)
    .executeTakeFirstOrThrow()
  return dept_id
}
