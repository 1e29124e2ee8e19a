import type { Input, Result } from '@shouya/contract/action'
import type { Ctx } from '@shouya/server/core/context.ts'
import { checkDict } from '@shouya/server/core/dictionary/checkDict.ts'
import { fail, failAt } from '@shouya/server/core/failure.ts'
import { attachFile } from '@shouya/server/core/files/files.ts'
import { quotable, tieFiles } from '@shouya/server/core/files/tieFiles.ts'
import { remind, settle } from '@shouya/server/core/messages/remind.ts'
import type { Checked } from '@shouya/server/core/signatures/signatures.ts'
import { localDay } from '@shouya/server/core/time/local.ts'
import { updateRow } from '@shouya/server/noun/store.ts'
import { checkVersion, find } from '@shouya/server/registers/find.ts'
import { pastMoment } from '../../server/entryTimes.ts'
import type * as VideoAccess from '../contract.ts'
import { signedHash } from './content.ts'
import { expireTime } from './expire.ts'
import { mediaFree } from './mediaFree.ts'
import { numbersOf, sealFor } from './numbers.ts'
import { supervisorsOf } from './people.ts'
import { COPY, status } from './rules.ts'
import { searchText } from './searchText.ts'
import { pathOf } from './tell.ts'

type Fields = Input<typeof VideoAccess.Register>

/** The operator says what was looked at and what was handed out, and signs; the receiver has drawn a signature. */
export async function registerAccess(
  ctx: Ctx,
  { id, version, cert_no, phone, sign: _, ...input }: Fields,
  { sign, fileId }: Checked,
): Promise<Result<typeof VideoAccess.Register>> {
  const before = await find(ctx, 'video_access', id, 'lock')
  if (before.status !== status.open) fail('WrongState')
  checkVersion(before, version)
  const { timezone } = ctx.services.database
  if (ctx.now > expireTime(before, timezone)) fail('WrongState', { reason: 'videoAccess.expired' })
  checkFields(ctx, input, before.access_mode)
  if (input.media_no) await mediaFree(ctx, input.media_no)
  await checkDict(ctx.db, { copy_media: ['copy_media', input.copy_media], cert_type: ['cert_type', input.cert_type] })
  const supervisor =
    (await supervisorsOf(ctx.db, before.dept_id)
      .where('sys_user.id', '=', input.supervisor_user_id)
      .executeTakeFirst()) ?? failAt('supervisor_user_id', 'input.person')
  if (supervisor.id === ctx.user.userId) failAt('supervisor_user_id', 'videoAccess.samePerson')
  const drawn = await quotable(ctx, [input.receiver_sign_file_id], [])
  if (drawn.get(input.receiver_sign_file_id)?.mime !== 'image/png') failAt('receiver_sign_file_id', 'input.file')

  const cert_type = input.cert_type ?? before.cert_type
  const missing = before.personal_digest === null || cert_no !== undefined || phone !== undefined
  const secret = missing ? sealFor(ctx, await numbersOf(ctx, before, { cert_type, cert_no, phone })) : null
  const content = {
    ...before,
    ...input,
    ...secret?.columns,
    cert_type,
    operator_user_id: ctx.user.userId,
    operator_user_name: ctx.user.name,
    supervisor_user_name: supervisor.real_name,
  }
  const values = {
    ...input,
    ...secret?.columns,
    cert_type,
    operator_user_id: ctx.user.userId,
    operator_user_name: ctx.user.name,
    operator_sign: JSON.stringify(sign),
    supervisor_user_name: supervisor.real_name,
    status: status.accessed,
    sign_hash: signedHash(content, timezone),
    search_text: searchText(content),
  }
  const saved = await updateRow(ctx, 'video_access', id, values)
  await secret?.store(id)
  await tieFiles(ctx, [input.receiver_sign_file_id], { table: 'video_access', id })
  if (fileId !== null) await attachFile(ctx, fileId, 'video_access', id)
  await settle(ctx.db, { codes: ['video_open'], table: 'video_access', id, by: ctx.user.userId }, ctx.now)
  await remind(
    ctx.db,
    {
      code: 'video_sign',
      receivers: [supervisor.id],
      params: { bill_no: before.bill_no ?? '', operator: ctx.user.name, unit: before.applicant_unit },
      link: pathOf(id),
      table: 'video_access',
      id,
      level: 1,
    },
    ctx.now,
  )
  const { access_begin, access_end, result, media_no, return_due } = input
  ctx.note({
    table: 'video_access',
    id,
    billNo: before.bill_no ?? '',
    before: { status: before.status },
    after: { status: status.accessed, access_begin, access_end, result, media_no, return_due },
  })
  return saved
}

type Said = Omit<Fields, 'id' | 'version' | 'sign' | 'cert_no' | 'phone'>

/** Times in order and over; a copy says on which media, how many files and their hash (domain 20). */
function checkFields(ctx: Ctx, input: Said, mode: number): void {
  pastMoment(ctx, 'access_begin', input.access_begin)
  pastMoment(ctx, 'access_end', input.access_end)
  if (input.access_end <= input.access_begin) failAt('access_end', 'videoAccess.accessTimes')
  for (const field of ['copy_media', 'media_no', 'file_count', 'file_hash'] as const)
    if (mode === COPY && !input[field]) failAt(field, 'videoAccess.copy')
  if (input.return_due !== null && !input.media_no) failAt('media_no', 'videoAccess.lent')
  if (input.return_due !== null && input.return_due < localDay(ctx.now, ctx.services.database.timezone))
    failAt('return_due', 'videoAccess.returnDue')
}
