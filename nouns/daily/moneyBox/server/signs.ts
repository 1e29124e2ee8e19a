import type { Result as Answered, Input } from '@shouya/contract/action'
import type { EscortSign } from '@shouya/contract/sign'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail, failAt } from '@shouya/server/core/failure.ts'
import { attachFile, fileUrl } from '@shouya/server/core/files/files.ts'
import { quotable } from '@shouya/server/core/files/tieFiles.ts'
import { settle } from '@shouya/server/core/messages/remind.ts'
import type { Checked } from '@shouya/server/core/signatures/signatures.ts'
import { localTime } from '@shouya/server/core/time/local.ts'
import { updateRow } from '@shouya/server/noun/store.ts'
import { toMove } from '@shouya/server/noun/write.ts'
import { isOwnAccount } from '../../../escort/server/public.ts'
import type * as Contract from '../contract.ts'
import { moneyBox } from '../noun.ts'
import { moveMatched } from './boxes.ts'
import { crewOf, itemsOf } from './parts.ts'
import { type Crew, complete, isOfCompany, type MoneyBox, unsignedSide } from './rules.ts'
import { handoverWaits } from './task.ts'

export const signsOf = (row: Pick<MoneyBox, 'escort_signs'>) => row.escort_signs as EscortSign[]

/** One of the two people of the bank signs. */
export async function signBank(
  ctx: Ctx,
  { id, version }: Input<typeof Contract.Sign>,
  { sign, fileId }: Checked,
): Promise<Answered<typeof Contract.Sign>> {
  const before = await toMove(ctx, moneyBox, { id, version }, 'sign')
  const side = unsignedSide(before, ctx.user.userId) ?? fail('WrongState', { reason: 'moneyBox.refused.onlyBank' })
  return signed(ctx, before, { [side]: sign }, { fileId, crew: await crewOf(ctx.db, [id]) })
}

/** A crew member signs: drawn on the outlet's device, or with their own account. */
export async function signEscort(
  ctx: Ctx,
  { id, version, staff_id }: Input<typeof Contract.EscortSign>,
  { sign, fileId }: Checked,
): Promise<Answered<typeof Contract.EscortSign>> {
  const before = await toMove(ctx, moneyBox, { id, version }, 'escortSign')
  const crew = await crewOf(ctx.db, [id])
  const { name } = crew.find((member) => member.staff_id === staff_id) ?? failAt('staff_id', 'moneyBox.refused.notCrew')
  const signs = signsOf(before)
  if (signs.some((existing) => existing.staff_id === staff_id))
    fail('WrongState', { reason: 'moneyBox.refused.signedAlready' })
  if (!isOfCompany(ctx.user)) {
    if (sign.method !== 1) failAt('sign.method', 'moneyBox.refused.drawn')
  } else if (!(await isOwnAccount(ctx.db, staff_id, ctx.user.userId)))
    fail('WrongState', { reason: 'moneyBox.refused.onlyCrew' })
  return signed(ctx, before, { escort_signs: [...signs, { ...sign, name, staff_id }] }, { fileId, crew })
}

/** The last missing signature completes the handover. */
async function signed(
  ctx: Ctx,
  before: MoneyBox,
  change: Partial<Pick<MoneyBox, 'bank_sign1' | 'bank_sign2' | 'escort_signs'>>,
  { fileId, crew }: { fileId: number | null; crew: readonly Crew[] },
) {
  const { id, status, bill_no } = before
  const { userId } = ctx.user
  const signs = Object.fromEntries(Object.entries(change).map(([column, sign]) => [column, JSON.stringify(sign)]))
  const end = endOf(ctx, { ...before, ...change }, crew)
  const { version } = await updateRow(ctx, 'money_box', id, { ...signs, ...end })
  if (fileId !== null) await attachFile(ctx, fileId, 'money_box', id)
  await settle(ctx.db, { codes: ['escort_sign'], table: 'money_box', id, by: userId, receiver: userId }, ctx.now)
  const after = { ...before, ...end }
  if (after.status !== status) await handOver(ctx, after)
  await handoverWaits(ctx.db, after)
  ctx.note({
    table: 'money_box',
    id,
    ...(bill_no === null ? {} : { billNo: bill_no }),
    before: { status },
    after: { status: after.status },
  })
  return { id, version, status: after.status }
}

type Signed = Pick<MoneyBox, 'bank_sign1' | 'bank_sign2' | 'escort_signs' | 'begin_time' | 'end_time'>

/** The columns of a handover that both sides have signed; only the departure is missing. */
export function endOf(ctx: Ctx, row: Signed, crew: readonly Pick<Crew, 'staff_id' | 'duty_type'>[]) {
  if (!complete(row, crew)) return {}
  const now = localTime(ctx.now, ctx.services.database.timezone)
  // A device's clock may be slightly ahead of the server's.
  const end_time = row.end_time ?? (row.begin_time !== null && row.begin_time > now ? row.begin_time : now)
  return { status: moneyBox.states.codes.handedOver, end_time, handed_time: ctx.now.toISOString() }
}

/** Moves its boxes, and ends the reminders to sign. */
export async function handOver(ctx: Ctx, { id }: Pick<MoneyBox, 'id'>): Promise<void> {
  const stuck = await moveMatched(ctx, id, await itemsOf(ctx.db, [id]))
  if (stuck.length > 0) fail('WrongState', { reason: 'moneyBox.refused.boxMoved', params: { box: stuck } })
  await settle(ctx.db, { codes: ['escort_sign'], table: 'money_box', id, by: ctx.user.userId }, ctx.now)
}

/** Signatures that the crew drew on the outlet's device, uploaded by the caller. */
export async function drawnSigns(
  ctx: Ctx,
  crew: readonly { staff_id: number; name: string }[],
  drawn: Input<typeof Contract.Verify>['escort_signs'],
): Promise<EscortSign[]> {
  const ids = drawn.map(({ file_id }) => file_id)
  const files = await quotable(ctx, ids, [])
  const by = { user_id: ctx.user.userId, time: localTime(ctx.now, ctx.services.database.timezone), ip: ctx.ip }
  return drawn.map(({ staff_id, file_id }, index) => {
    const at = `escort_signs.${index}`
    const isAgain = drawn.findIndex((drawnSign) => drawnSign.staff_id === staff_id) < index
    const member = crew.find((candidate) => candidate.staff_id === staff_id)
    if (!member || isAgain) return failAt(`${at}.staff_id`, 'moneyBox.refused.notCrew')
    if (files.get(file_id)?.mime !== 'image/png') failAt(`${at}.file_id`, 'input.file')
    return { ...by, name: member.name, method: 1, img_url: fileUrl(file_id), staff_id }
  })
}
