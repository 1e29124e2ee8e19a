import type { Input, Result } from '@shouya/contract/action'
import { searchText } from '@shouya/noun/searchText'
import { enteredOf } from '@shouya/noun/values'
import { checkOwnDraft } from '@shouya/server/core/access/ownDraft.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail, failAt } from '@shouya/server/core/failure.ts'
import { quotable, tieFiles } from '@shouya/server/core/files/tieFiles.ts'
import { nextNumber } from '@shouya/server/core/numbers/nextNumber.ts'
import { unitInScope } from '@shouya/server/core/org/unitInScope.ts'
import { filedAt } from '@shouya/server/core/time/filedAt.ts'
import { instant, localDay } from '@shouya/server/core/time/local.ts'
import { checkCodes } from '@shouya/server/noun/checkCodes.ts'
import { insertRow, updateRow } from '@shouya/server/noun/store.ts'
import { loggedOf } from '@shouya/server/noun/write.ts'
import { checkVersion, find } from '@shouya/server/registers/find.ts'
import { pastMoment } from '../../server/entryTimes.ts'
import type * as VideoAccess from '../contract.ts'
import { videoAccess } from '../noun.ts'
import { needsFiles, needsRequest } from '../rules.ts'
import { numbersOf, sealFor } from './numbers.ts'
import type { Access } from './rules.ts'
import { tellOperators } from './tell.ts'

type Fields = Input<typeof VideoAccess.Save>

const { table, states } = videoAccess
const { draft, open } = states.codes

/** The longest period of recordings (domain 20). */
const MOST_HOURS = 72

/** Saves an application as a draft. */
export const saveAccess = async (ctx: Ctx, input: Fields): Promise<Result<typeof VideoAccess.Save>> =>
  (await write(ctx, input, draft)).saved

/** Submits an application: it gets its number and may be carried out. */
export async function submitAccess(ctx: Ctx, input: Fields): Promise<Result<typeof VideoAccess.Submit>> {
  if (needsRequest(input)) failAt('access_mode', 'videoAccess.refused.needsRequest')
  if (needsFiles(input) && input.legal_doc_type === null) failAt('legal_doc_type', 'input.required')
  if (!input.legal_doc_no) failAt('legal_doc_no', 'videoAccess.refused.document')
  if (needsFiles(input) && input.legal_doc_file_ids.length === 0)
    failAt('legal_doc_file_ids', 'videoAccess.refused.documentFile')
  const { saved, row } = await write(ctx, input, open)
  await tellOperators(ctx.db, { ...row, ...saved }, ctx.now)
  return { ...saved, bill_no: row.bill_no ?? '' }
}

/** Writes a new application, or its draft; with its number if it is submitted. */
async function write(ctx: Ctx, { id, version, cert_no, phone, ...input }: Fields, status: typeof draft | typeof open) {
  const { db, user, now, services } = ctx
  const before = id === undefined ? null : await draftOf(ctx, id, version)
  const unit = await unitInScope(ctx, input.dept_id ?? before?.dept_id ?? user.deptId)
  if (before && before.dept_id !== unit.id) failAt('dept_id', 'input.unit')
  checkPeriod(ctx, input)
  await checkCodes(db, videoAccess, input)
  const secret = sealFor(ctx, await numbersOf(ctx, before, { cert_type: input.cert_type, cert_no, phone }))
  await checkDocument(ctx, input.legal_doc_file_ids, before)
  const biz_date = before?.biz_date ?? localDay(now, services.database.timezone)
  const [bill_no = null] = status === open ? await nextNumber(db, videoAccess.prefix, biz_date, unit.dept_code) : []
  const row = {
    ...enteredOf(videoAccess, input),
    ...secret.columns,
    camera_list: JSON.stringify(input.camera_list),
    dept_id: unit.id,
    dept_name: unit.dept_name,
    biz_date,
    bill_no,
    status,
    filed_at: filedAt(ctx, input.filed_at),
    submit_time: status === open ? now : null,
  }
  const values = { ...row, search_text: searchText(videoAccess, row) }
  const saved = before ? await updateRow(ctx, table, before.id, values) : await insertRow(ctx, table, values)
  await secret.store(saved.id)
  await tieFiles(ctx, input.legal_doc_file_ids, { table, id: saved.id })
  ctx.note({
    ...{ table, id: saved.id, before: before && loggedOf(videoAccess, before), after: loggedOf(videoAccess, row) },
    ...(bill_no !== null && { billNo: bill_no }),
  })
  return { saved, row }
}

/** The caller's own draft, locked. */
async function draftOf(ctx: Ctx, id: number, version: number | undefined): Promise<Access> {
  const row = await find(ctx, table, id, 'lock')
  if (row.status !== draft) fail('WrongState')
  checkOwnDraft(row, ctx.user)
  checkVersion(row, version)
  return row
}

/** The period must be in order, in the past, and at most three days (domain 20). */
function checkPeriod(ctx: Ctx, { video_begin, video_end }: Pick<Fields, 'video_begin' | 'video_end'>): void {
  const end = pastMoment(ctx, 'video_end', video_end)
  const begin = instant(video_begin, ctx.services.database.timezone)
  if (!(begin < end)) failAt('video_end', 'videoAccess.refused.period')
  if (end.getTime() - begin.getTime() > MOST_HOURS * 3_600_000)
    failAt('video_end', 'videoAccess.refused.hours', { hours: MOST_HOURS })
}

/** Pictures or PDF files that are the caller's uploads or belong to the draft. */
async function checkDocument(ctx: Ctx, ids: readonly number[], before: Access | null): Promise<void> {
  const files = await quotable(ctx, ids, before ? [{ table, id: before.id }] : [])
  for (const [index, file] of ids.entries())
    if (!/^(image\/|application\/pdf$)/.test(files.get(file)?.mime ?? ''))
      failAt(`legal_doc_file_ids.${index}`, 'input.file')
}
