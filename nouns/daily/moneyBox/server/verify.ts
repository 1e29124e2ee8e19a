import type { Result as Answered, Input } from '@shouya/contract/action'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail } from '@shouya/server/core/failure.ts'
import { attachFile } from '@shouya/server/core/files/files.ts'
import type { Checked } from '@shouya/server/core/signatures/signatures.ts'
import { instant } from '@shouya/server/core/time/local.ts'
import { sql } from 'kysely'
import { carReasons } from '../../../escort/server/public.ts'
import { spendOpening } from '../../server/closedDay.ts'
import { WAITED } from '../../server/entryTimes.ts'
import type * as Contract from '../contract.ts'
import { signedHash } from './content.ts'
import { handOver } from './handOver.ts'
import { logged } from './logged.ts'
import { numberOf } from './number.ts'
import { spendSpecial } from './permit.ts'
import { askForSignatures } from './reminders.ts'
import {
  complete,
  crewIssues,
  GOOD,
  type Issue,
  isConsistent,
  itemIssues,
  type MoneyBox,
  punctuality,
  status,
  unsignedSide,
} from './rules.ts'
import { spendSeals } from './seals.ts'
import { searchText } from './searchText.ts'
import { drawnSigns } from './signs.ts'
import { handoverWaits } from './task.ts'
import { leafOf, type Written, writeDraft } from './write.ts'

type Fields = Input<typeof Contract.Verify>

/** Vehicle, crew and boxes are verified by the server; what is signed at the same time comes along. */
export async function verify(
  ctx: Ctx,
  { sign: _, escort_signs, ...input }: Fields,
  checked: Checked | null,
): Promise<Answered<typeof Contract.Verify>> {
  const written = await writeDraft(ctx, { ...input, bank_user1_id: input.bank_user1_id ?? ctx.user.userId })
  const { timezone } = ctx.services.database
  await checkComplete(ctx, written, input)
  const bill_no = await numberOf(ctx, written.row)
  await spendOpening(ctx, leafOf(written.row), bill_no)
  const special_approve_no = await letThrough(ctx, written, input.oa_examine_id, bill_no)
  await spendSeals(ctx, written)
  const facts = {
    bill_no,
    status: status.verified,
    is_consistent: isConsistent(written.items),
    oa_examine_id: special_approve_no === null ? null : input.oa_examine_id,
    special_approve_no,
    verify_user_id: ctx.user.userId,
    verify_user_name: ctx.user.name,
    backfill_reason: written.row.is_backfill ? written.row.backfill_reason || WAITED : null,
    ...(await arrival(ctx, written.row)),
  }
  const row = { ...written.row, ...facts }
  const signs = await drawnSigns(ctx, row, written.crew, escort_signs)
  const own = checked && ownSide(row, ctx.user.userId)
  const saved = await ctx.scoped
    .change('money_box')
    .set({
      ...facts,
      verify_time: sql<string>`${ctx.now}::timestamptz`,
      sign_hash: signedHash(row, written.crew, written.items, timezone),
      search_text: searchText(row),
      escort_signs: JSON.stringify(signs),
      ...(own && checked ? { [own]: JSON.stringify(checked.sign) } : {}),
    })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  if (checked && checked.fileId !== null) await attachFile(ctx, checked.fileId, 'money_box', row.id)
  if (!complete(saved, written.crew)) await askForSignatures(ctx, saved)
  const after = complete(saved, written.crew) ? await handOver(ctx, saved) : saved
  await handoverWaits(ctx.db, after)
  ctx.note({
    table: 'money_box',
    id: row.id,
    billNo: bill_no,
    before: written.before && { status: written.before.status },
    after: { ...logged(after, written.crew, written.items), status: after.status },
  })
  return { id: after.id, version: after.version, bill_no, status: after.status }
}

/** Who signs while verifying is one of the two of the bank. */
function ownSide(row: MoneyBox, userId: number) {
  return unsignedSide(row, userId) ?? fail('WrongState', { reason: 'moneyBox.onlyBank' })
}

/** Everything that a verified handover must say (domain 4.4), each at its place. */
async function checkComplete(ctx: Ctx, { row, car, crew, items, misplaced }: Written, input: Pick<Fields, 'filed_at'>) {
  const consistent = isConsistent(items)
  const need = (path: keyof MoneyBox): Issue[] => (row[path] === null ? [{ path, reason: 'input.required' }] : [])
  const issues: Issue[] = [
    ...need('plate_no'),
    ...need('vehicle_ok'),
    ...(row.vehicle_ok !== null && row.vehicle_ok !== GOOD
      ? [{ path: 'vehicle_ok', reason: 'moneyBox.vehicleMismatch' as const }]
      : []),
    ...(row.place_ok ? [] : [{ path: 'place_ok', reason: 'moneyBox.place' as const }]),
    ...need('arrive_time'),
    ...need('begin_time'),
    ...need('bank_user2_id'),
    ...crewIssues(crew, await ctx.services.settings.get('escort.min_guards')),
    ...itemIssues(items),
    ...misplaced(),
    ...(items.length > 0 && !consistent && !row.diff_reason
      ? [{ path: 'diff_reason', reason: 'moneyBox.diffReason' as const }]
      : []),
    ...(row.is_backfill && !row.backfill_reason && !input.filed_at
      ? [{ path: 'backfill_reason', reason: 'register.backfillReason' as const }]
      : []),
  ]
  if (issues.length > 0) fail('BadInput', { data: issues })
  const reasons = car ? carReasons(car, row.biz_date) : []
  if (reasons.length > 0)
    fail('NotEligible', {
      reason: 'moneyBox.carNotEligible',
      params: { plate: row.plate_no ?? '' },
      data: reasons.map((reason) => ({ path: 'plate_no', reason })),
    })
}

/** People whose papers are not good are let through by a special approval alone; who they are stays in the record. */
async function letThrough(
  ctx: Ctx,
  { row, crew }: Written,
  examine: number | null,
  bill_no: string,
): Promise<string | null> {
  const barred = crew.filter(({ cert_valid }) => !cert_valid)
  if (barred.length === 0) return null
  if (examine !== null) return spendSpecial(ctx, examine, row, bill_no)
  return fail('NotEligible', {
    reason: 'moneyBox.notEligible',
    params: { names: barred.map(({ name }) => name) },
    data: crew.flatMap(({ cert_reasons }, index) =>
      cert_reasons.map((reason) => ({ path: `crew.${index}.staff_id`, reason })),
    ),
  })
}

/** Late, early or on time by the vehicle's arrival (`escort.ontime_tolerance_min`). */
async function arrival({ services }: Ctx, { arrive_time, plan_time }: MoneyBox) {
  const { timezone } = services.database
  const tolerance = await services.settings.get('escort.ontime_tolerance_min')
  return punctuality(
    instant(arrive_time ?? '', timezone),
    plan_time === null ? null : instant(plan_time, timezone),
    tolerance,
  )
}
