import type { Input, Result } from '@shouya/contract/action'
import { checkOwnDraft } from '@shouya/server/core/access/ownDraft.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { checkDict } from '@shouya/server/core/dictionary/checkDict.ts'
import { fail, failAt } from '@shouya/server/core/failure.ts'
import { quotable, tieFiles } from '@shouya/server/core/files/tieFiles.ts'
import { nextNumber } from '@shouya/server/core/numbers/nextNumber.ts'
import { unitInScope } from '@shouya/server/core/org/unitInScope.ts'
import { filedAt } from '@shouya/server/core/time/filedAt.ts'
import { instant, localDay } from '@shouya/server/core/time/local.ts'
import { checkVersion, find } from '@shouya/server/registers/find.ts'
import { changed, made } from '@shouya/server/registers/stamps.ts'
import { pastMoment } from '../../server/entryTimes.ts'
import type * as VideoAccess from '../contract.ts'
import { numbersOf, sealFor } from './numbers.ts'
import { type Access, isDraft, MOST_HOURS, needsFiles, needsRequest, status } from './rules.ts'
import { searchText } from './searchText.ts'
import { tellOperators } from './tell.ts'

type Fields = Input<typeof VideoAccess.Save>

/** Keeps an application that is not submitted yet. */
export async function saveAccess(ctx: Ctx, input: Fields): Promise<Result<typeof VideoAccess.Save>> {
  const { before, row } = await write(ctx, input)
  ctx.note({ table: 'video_access', id: row.id, before: before && shown(before), after: shown(row) })
  return { id: row.id, version: row.version }
}

/** Submits one: it gets its number and may be carried out. */
export async function submitAccess(ctx: Ctx, input: Fields): Promise<Result<typeof VideoAccess.Submit>> {
  if (needsRequest(input)) failAt('access_mode', 'videoAccess.needsRequest')
  if (needsFiles(input) && input.legal_doc_type === null) failAt('legal_doc_type', 'input.required')
  if (!input.legal_doc_no) failAt('legal_doc_no', 'videoAccess.document')
  if (needsFiles(input) && input.legal_doc_file_ids.length === 0)
    failAt('legal_doc_file_ids', 'videoAccess.documentFile')
  const { before, row, dept_code } = await write(ctx, input)
  const [bill_no = ''] = await nextNumber(ctx.db, 'LX', row.biz_date, dept_code)
  const { id, version } = await ctx.scoped
    .change('video_access')
    .set({ bill_no, status: status.open, submit_time: ctx.now, search_text: searchText({ ...row, bill_no }) })
    .where('id', '=', row.id)
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow()
  await tellOperators(ctx.db, { ...row, bill_no }, ctx.now)
  const after = { ...shown(row), bill_no, status: status.open }
  ctx.note({ table: 'video_access', id, billNo: bill_no, before: before && shown(before), after })
  return { id, version, bill_no }
}

/** The row with this content, not submitted, locked. */
async function write(ctx: Ctx, { id: known, version, cert_no, phone, ...input }: Fields) {
  const before = known === undefined ? null : await openRow(ctx, known, version)
  const unit = await unitInScope(ctx, input.dept_id ?? before?.dept_id ?? ctx.user.deptId)
  if (before && before.dept_id !== unit.id) failAt('dept_id', 'input.unit')
  checkPeriod(ctx, input)
  await checkDict(ctx.db, {
    applicant_type: ['video_applicant', input.applicant_type],
    cert_type: ['cert_type', input.cert_type],
    legal_doc_type: ['legal_doc_type', input.legal_doc_type],
    video_reason: ['video_reason', input.video_reason],
    access_mode: ['video_mode', input.access_mode],
  })
  const secret = sealFor(ctx, await numbersOf(ctx, before, { cert_type: input.cert_type, cert_no, phone }))
  const files = await quotable(ctx, input.legal_doc_file_ids, before ? [{ table: 'video_access', id: before.id }] : [])
  for (const [index, file] of input.legal_doc_file_ids.entries())
    if (!/^(image\/|application\/pdf$)/.test(files.get(file)?.mime ?? ''))
      failAt(`legal_doc_file_ids.${index}`, 'input.file')
  const { dept_id: _, ...own } = input
  const values = {
    ...own,
    ...secret.columns,
    fellow_names: own.fellow_names || null,
    legal_doc_no: own.legal_doc_no || null,
    remark: own.remark || null,
    filed_at: filedAt(ctx, own.filed_at),
    camera_list: JSON.stringify(own.camera_list),
    search_text: searchText({
      ...own,
      bill_no: null,
      dept_name: unit.dept_name,
      oa_examine_no: null,
      media_no: null,
      operator_user_name: null,
    }),
  }
  const row = before
    ? await ctx.scoped
        .change('video_access')
        .set({ ...values, ...changed(ctx) })
        .where('id', '=', before.id)
        .returningAll()
        .executeTakeFirstOrThrow()
    : await ctx.scoped
        .insert('video_access')
        .values({
          ...values,
          biz_date: localDay(ctx.now, ctx.services.database.timezone),
          dept_id: unit.id,
          dept_name: unit.dept_name,
          status: status.entered,
          ...made(ctx),
        })
        .returningAll()
        .executeTakeFirstOrThrow()
  await secret.store(row.id)
  await tieFiles(ctx, input.legal_doc_file_ids, { table: 'video_access', id: row.id })
  return { before, row, dept_code: unit.dept_code }
}

async function openRow(ctx: Ctx, id: number, version: number | undefined): Promise<Access> {
  const row = await find(ctx, 'video_access', id, 'lock')
  if (!isDraft(row)) fail('WrongState')
  checkOwnDraft(row, ctx.user)
  checkVersion(row, version)
  return row
}

/** In order, over, and at most three days (domain 20). */
function checkPeriod(ctx: Ctx, { video_begin, video_end }: Pick<Fields, 'video_begin' | 'video_end'>): void {
  const end = pastMoment(ctx, 'video_end', video_end)
  const begin = instant(video_begin, ctx.services.database.timezone)
  if (!(begin < end)) failAt('video_end', 'videoAccess.period')
  if (end.getTime() - begin.getTime() > MOST_HOURS * 3_600_000)
    failAt('video_end', 'videoAccess.hours', { hours: MOST_HOURS })
}

/** What the log may say of a record. */
const shown = (row: Access) => {
  const { applicant_type, applicant_name, applicant_unit, cert_mask, phone_mask, legal_doc_no, video_reason } = row
  const { reason, video_begin, video_end, access_mode, status: state, bill_no } = row
  const who = { applicant_type, applicant_name, applicant_unit, cert_mask, phone_mask, legal_doc_no, video_reason }
  return { ...who, reason, video_begin, video_end, access_mode, status: state, bill_no }
}
