import type { Result as Answered, Input } from '@shouya/contract/action'
import type { EscortSign } from '@shouya/contract/sign'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail, failAt } from '@shouya/server/core/failure.ts'
import { attachFile, fileUrl } from '@shouya/server/core/files/files.ts'
import { quotable } from '@shouya/server/core/files/tieFiles.ts'
import { settle } from '@shouya/server/core/messages/remind.ts'
import type { Checked } from '@shouya/server/core/signatures/signatures.ts'
import { localTime } from '@shouya/server/core/time/local.ts'
import { checkVersion, find } from '@shouya/server/registers/find.ts'
import { changed } from '@shouya/server/registers/stamps.ts'
import { isOwnAccount } from '../../../escort/server/public.ts'
import type * as Contract from '../contract.ts'
import { handOver } from './handOver.ts'
import { crewOf } from './parts.ts'
import { complete, type MoneyBox, status, unsignedSide } from './rules.ts'
import { handoverWaits } from './task.ts'

type Signer = { staff_id: number; name: string }

/** One of the two of the bank signs. */
export async function signBank(
  ctx: Ctx,
  { id, version }: Input<typeof Contract.Sign>,
  { sign, fileId }: Checked,
): Promise<Answered<typeof Contract.Sign>> {
  const before = await verified(ctx, id, version)
  const side = unsignedSide(before, ctx.user.userId)
  if (!side) fail('WrongState', { reason: 'moneyBox.onlyBank' })
  return signed(ctx, before, { [side]: JSON.stringify(sign) }, fileId)
}

/** Somebody of the crew signs: on the outlet's device by hand, or with their own account. */
export async function signEscort(
  ctx: Ctx,
  { id, version, staff_id }: Input<typeof Contract.EscortSign>,
  { sign, fileId }: Checked,
): Promise<Answered<typeof Contract.EscortSign>> {
  const before = await verified(ctx, id, version)
  const crew = await crewOf(ctx.db, [id])
  const member = crew.find((one) => one.staff_id === staff_id) ?? failAt('staff_id', 'moneyBox.notCrew')
  const signs = signsOf(before)
  if (signs.some((one) => one.staff_id === staff_id)) fail('WrongState', { reason: 'moneyBox.signedAlready' })
  const outsider = ctx.user.scope.kind === 'party'
  if (outsider && !(await isOwnAccount(ctx.db, staff_id, ctx.user.userId)))
    fail('WrongState', { reason: 'moneyBox.onlyCrew' })
  if (!outsider && sign.method !== 1) failAt('sign.method', 'moneyBox.drawn')
  const theirs: EscortSign = { ...sign, name: member.name, staff_id }
  return signed(ctx, before, { escort_signs: JSON.stringify([...signs, theirs]) }, fileId)
}

/** Signatures that the crew drew on the outlet's device, as uploaded by the caller. */
export async function drawnSigns(
  ctx: Ctx,
  row: Pick<MoneyBox, 'id'>,
  crew: readonly Signer[],
  drawn: Input<typeof Contract.Verify>['escort_signs'],
): Promise<EscortSign[]> {
  const files = await quotable(
    ctx,
    drawn.map(({ file_id }) => file_id),
    [],
  )
  const signs: EscortSign[] = []
  for (const [index, { staff_id, file_id }] of drawn.entries()) {
    const member = crew.find((one) => one.staff_id === staff_id)
    if (!member || signs.some((one) => one.staff_id === staff_id))
      return failAt(`escort_signs.${index}.staff_id`, 'moneyBox.notCrew')
    if (files.get(file_id)?.mime !== 'image/png') failAt(`escort_signs.${index}.file_id`, 'input.file')
    await attachFile(ctx, file_id, 'money_box', row.id)
    signs.push({
      user_id: ctx.user.userId,
      name: member.name,
      time: localTime(ctx.now, ctx.services.database.timezone),
      method: 1,
      img_url: fileUrl(file_id),
      ip: ctx.ip,
      staff_id,
    })
  }
  return signs
}

export const signsOf = (row: Pick<MoneyBox, 'escort_signs'>): EscortSign[] => row.escort_signs as EscortSign[]

async function verified(ctx: Ctx, id: number, version: number): Promise<MoneyBox> {
  const row = await find(ctx, 'money_box', id, 'lock')
  if (row.status !== status.verified) fail('WrongState')
  checkVersion(row, version)
  return row
}

/** The last missing signature hands the boxes over. */
async function signed(
  ctx: Ctx,
  before: MoneyBox,
  change: Partial<Record<'bank_sign1' | 'bank_sign2' | 'escort_signs', string>>,
  fileId: number | null,
) {
  const row = await ctx.scoped
    .change('money_box')
    .set({ ...change, ...changed(ctx) })
    .where('id', '=', before.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  if (fileId !== null) await attachFile(ctx, fileId, 'money_box', row.id)
  await settle(
    ctx.db,
    { codes: ['escort_sign'], table: 'money_box', id: row.id, by: ctx.user.userId, receiver: ctx.user.userId },
    ctx.now,
  )
  const after = complete(row, await crewOf(ctx.db, [row.id])) ? await handOver(ctx, row) : row
  await handoverWaits(ctx.db, after)
  ctx.note({
    table: 'money_box',
    id: row.id,
    ...(row.bill_no === null ? {} : { billNo: row.bill_no }),
    before: { status: before.status },
    after: { status: after.status },
  })
  return { id: row.id, version: after.version, status: after.status }
}
