import type { Result as Answered, Input } from '@shouya/contract/action'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail } from '@shouya/server/core/failure.ts'
import { attachFile } from '@shouya/server/core/files/files.ts'
import type { Checked } from '@shouya/server/core/signatures/signatures.ts'
import { instant } from '@shouya/server/core/time/local.ts'
import { signedHash } from '@shouya/server/noun/signature.ts'
import { carReasons } from '../../../escort/server/public.ts'
import { spendOpening } from '../../server/closedDay.ts'
import { WAITED } from '../../server/entryTimes.ts'
import type * as Contract from '../contract.ts'
import { moneyBox } from '../noun.ts'
import { crewFlaws, GOOD } from '../rules.ts'
import { type Entry, entryOf, noteEntry, registerDayOf, store } from './entry.ts'
import { numberOf } from './number.ts'
import { spendSpecial } from './permit.ts'
import { askForSignatures } from './reminders.ts'
import { type Issue, isConsistent, itemIssues, type MoneyBox, punctuality, unsignedSide } from './rules.ts'
import { sealed } from './seals.ts'
import { drawnSigns, endOf, handOver } from './signs.ts'
import { handoverWaits } from './task.ts'

type Fields = Input<typeof Contract.Verify>

/** The server verifies vehicle, crew and boxes; signatures are sent along. */
export async function verify(
  ctx: Ctx,
  { sign: _, escort_signs, ...input }: Fields,
  checked: Checked | null,
): Promise<Answered<typeof Contract.Verify>> {
  const { userId, name } = ctx.user
  const { timezone } = ctx.services.database
  const entry = await entryOf(ctx, { ...input, bank_user1_id: input.bank_user1_id ?? userId })
  await checkComplete(ctx, entry, input)
  const { crew } = entry
  const bill_no = await numberOf(ctx, entry.row)
  await spendOpening(ctx, registerDayOf(entry.row), bill_no)
  const special_approve_no = await letThrough(ctx, entry, input.oa_examine_id, bill_no)
  const items = await sealed(ctx, entry)
  const verified = {
    ...entry.row,
    ...{ bill_no, special_approve_no, oa_examine_id: special_approve_no === null ? null : input.oa_examine_id },
    status: moneyBox.states.codes.verified,
    is_consistent: isConsistent(items),
    ...{ verify_user_id: userId, verify_user_name: name, verify_time: ctx.now.toISOString() },
    backfill_reason: entry.row.is_backfill ? entry.row.backfill_reason || WAITED : null,
    ...(await arrival(ctx, entry.row)),
    escort_signs: await drawnSigns(ctx, crew, escort_signs),
  }
  const sign_hash = signedHash(moneyBox, { ...verified, crew, items }, timezone)
  const signed = { ...verified, sign_hash, ...(checked && { [ownSide(verified, userId)]: checked.sign }) }
  const row = await store(ctx, { ...entry, items, row: { ...signed, ...endOf(ctx, signed, crew) } })
  const drawn = escort_signs.map(({ file_id }) => file_id)
  for (const file of checked?.fileId ? [...drawn, checked.fileId] : drawn)
    await attachFile(ctx, file, 'money_box', row.id)
  if (row.status === moneyBox.states.codes.verified) await askForSignatures(ctx, row)
  else await handOver(ctx, row)
  await handoverWaits(ctx.db, row)
  noteEntry(ctx, entry, row)
  return { id: row.id, version: row.version, bill_no, status: row.status }
}

/** The caller signs as one of the two people of the bank. */
const ownSide = (row: Entry['row'], userId: number) =>
  unsignedSide(row, userId) ?? fail('WrongState', { reason: 'moneyBox.refused.onlyBank' })

/** Checks that a verified handover is complete (domain 4.4); each error at its field. */
async function checkComplete(ctx: Ctx, { row, car, crew, items, misplaced }: Entry, input: Pick<Fields, 'filed_at'>) {
  const minGuards = await ctx.services.settings.get('escort.min_guards')
  const issue = (isWrong: boolean, path: string, reason: Issue['reason']): Issue[] =>
    isWrong ? [{ path, reason }] : []
  const need = (path: keyof typeof row) => issue(row[path] === null, path, 'input.required')
  const differs = items.length > 0 && !isConsistent(items)
  const issues: Issue[] = [
    ...need('plate_no'),
    ...need('vehicle_ok'),
    ...issue(row.vehicle_ok !== null && row.vehicle_ok !== GOOD, 'vehicle_ok', 'moneyBox.refused.vehicleMismatch'),
    ...issue(!row.place_ok, 'place_ok', 'moneyBox.refused.place'),
    ...need('arrive_time'),
    ...need('begin_time'),
    ...need('bank_user2_id'),
    ...crewFlaws(crew, minGuards).map((flaw) => ({ ...flaw, params: { min: minGuards } })),
    ...itemIssues(items),
    ...misplaced(),
    ...issue(differs && !row.diff_reason, 'diff_reason', 'moneyBox.refused.diffReason'),
    ...issue(row.is_backfill && !row.backfill_reason && !input.filed_at, 'backfill_reason', 'register.backfillReason'),
  ]
  if (issues.length > 0) fail('BadInput', { data: issues })
  const reasons = car ? carReasons(car, row.biz_date) : []
  if (reasons.length > 0)
    fail('NotEligible', {
      reason: 'moneyBox.refused.carNotEligible',
      params: { plate: row.plate_no ?? '' },
      data: reasons.map((reason) => ({ path: 'plate_no', reason })),
    })
}

/** People whose papers are not valid are only admitted by a special approval; the record names them. */
async function letThrough(
  ctx: Ctx,
  { row, crew }: Entry,
  examine: number | null,
  bill_no: string,
): Promise<string | null> {
  const barred = crew.filter(({ cert_valid }) => !cert_valid)
  if (barred.length === 0) return null
  if (examine !== null) return spendSpecial(ctx, examine, row, bill_no)
  return fail('NotEligible', {
    reason: 'moneyBox.refused.notEligible',
    params: { names: barred.map(({ name }) => name) },
    data: crew.flatMap(({ cert_reasons }, index) =>
      cert_reasons.map((reason) => ({ path: `crew.${index}.staff_id`, reason })),
    ),
  })
}

/** Late, early or on time by the vehicle's arrival (`escort.ontime_tolerance_min`). */
async function arrival({ services }: Ctx, { arrive_time, plan_time }: Pick<MoneyBox, 'arrive_time' | 'plan_time'>) {
  const at = (text: string) => instant(text, services.database.timezone)
  const tolerance = await services.settings.get('escort.ontime_tolerance_min')
  return punctuality(at(arrive_time ?? ''), plan_time === null ? null : at(plan_time), tolerance)
}
