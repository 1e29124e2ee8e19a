import type { Input, Result } from '@shouya/contract/action'
import { linkTo } from '@shouya/noun/noun'
import { everything } from '@shouya/server/core/access/everything.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail, failAt, failTaken } from '@shouya/server/core/failure.ts'
import { attachFile } from '@shouya/server/core/files/files.ts'
import { quotable, tieFiles } from '@shouya/server/core/files/tieFiles.ts'
import { remind, settle } from '@shouya/server/core/messages/remind.ts'
import { peopleWith } from '@shouya/server/core/org/peopleWith.ts'
import type { Checked } from '@shouya/server/core/signatures/signatures.ts'
import { localDay } from '@shouya/server/core/time/local.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import { checkCodes } from '@shouya/server/noun/checkCodes.ts'
import { signedHash } from '@shouya/server/noun/signature.ts'
import { changeRow, toMove } from '@shouya/server/noun/write.ts'
import { type Kysely, sql } from 'kysely'
import { pastMoment } from '../../server/entryTimes.ts'
import type * as VideoAccess from '../contract.ts'
import { videoAccess } from '../noun.ts'
import { COPY } from '../rules.ts'
import { numbersOf, sealFor } from './numbers.ts'
import { expireTime } from './rules.ts'

type Fields = Input<typeof VideoAccess.Register>

const { table, permission, states } = videoAccess

/** People who can supervise access to a unit's recordings: those with the right to sign. */
export const supervisorsOf = (db: Kysely<Unscoped>, deptId: number) =>
  peopleWith(db, deptId, { id: permission, operations: ['sign'] })

/** The operator records what was viewed and handed out, and signs; the receiver has drawn a signature. */
export async function registerAccess(
  ctx: Ctx,
  { id, version, cert_no, phone, sign: _, ...input }: Fields,
  { sign, fileId }: Checked,
): Promise<Result<typeof VideoAccess.Register>> {
  const { db, user, now, services } = ctx
  const before = await toMove(ctx, videoAccess, { id, version }, 'register')
  const { timezone } = services.database
  if (now > expireTime(before, timezone)) fail('WrongState', { reason: 'videoAccess.refused.expired' })
  checkFields(ctx, input, before.access_mode)
  if (input.media_no) await mediaFree(ctx, input.media_no)
  await checkCodes(db, videoAccess, input)
  const supervisor =
    (await supervisorsOf(db, before.dept_id).where('sys_user.id', '=', input.supervisor_user_id).executeTakeFirst()) ??
    failAt('supervisor_user_id', 'input.person')
  if (supervisor.id === user.userId) failAt('supervisor_user_id', 'videoAccess.refused.samePerson')
  const drawn = await quotable(ctx, [input.receiver_sign_file_id], [])
  if (drawn.get(input.receiver_sign_file_id)?.mime !== 'image/png') failAt('receiver_sign_file_id', 'input.file')

  const cert_type = input.cert_type ?? before.cert_type
  const missing = before.personal_digest === null || cert_no !== undefined || phone !== undefined
  const secret = missing ? sealFor(ctx, await numbersOf(ctx, before, { cert_type, cert_no, phone })) : null
  const next = {
    ...input,
    ...secret?.columns,
    cert_type,
    operator_user_id: user.userId,
    operator_user_name: user.name,
    supervisor_user_name: supervisor.real_name,
    status: states.codes.accessed,
  }
  const saved = await changeRow(ctx, videoAccess, before, {
    ...next,
    operator_sign: JSON.stringify(sign),
    sign_hash: signedHash(videoAccess, { ...before, ...next }, timezone),
  })
  await secret?.store(id)
  await tieFiles(ctx, [input.receiver_sign_file_id], { table, id })
  if (fileId !== null) await attachFile(ctx, fileId, table, id)
  await settle(db, { codes: ['video_open'], table, id, by: user.userId }, now)
  await remind(
    db,
    {
      code: 'video_sign',
      receivers: [supervisor.id],
      params: { bill_no: before.bill_no ?? '', operator: user.name, unit: before.applicant_unit },
      link: linkTo(videoAccess, id),
      table,
      id,
      level: 1,
    },
    now,
  )
  return saved
}

type Said = Omit<Fields, 'id' | 'version' | 'sign' | 'cert_no' | 'phone'>

/** Times must be in order and in the past; a copy needs its media, the number of files and their hash (domain 20). */
function checkFields(ctx: Ctx, input: Said, mode: number): void {
  pastMoment(ctx, 'access_begin', input.access_begin)
  pastMoment(ctx, 'access_end', input.access_end)
  if (input.access_end <= input.access_begin) failAt('access_end', 'videoAccess.refused.accessTimes')
  for (const field of ['copy_media', 'media_no', 'file_count', 'file_hash'] as const)
    if (mode === COPY && !input[field]) failAt(field, 'videoAccess.refused.copy')
  if (input.return_due !== null && !input.media_no) failAt('media_no', 'videoAccess.refused.lent')
  if (input.return_due !== null && input.return_due < localDay(ctx.now, ctx.services.database.timezone))
    failAt('return_due', 'videoAccess.refused.returnDue')
}

/**
 * A medium has one number in the whole bank (domain 20): a lent one can be used again only after its return (1003).
 * Concurrent calls are serialized here.
 */
async function mediaFree(ctx: Ctx, media_no: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('video_access_media'))`.execute(ctx.db)
  const out = await everything(ctx.db)
    .selectFrom('video_access')
    .select('id')
    .where('media_no', '=', media_no)
    .where('return_time', 'is', null)
    .executeTakeFirst()
  if (out) failTaken(ctx.lang, 'media_no', 'videoAccess.field.media_no')
}
