import type { Result as Answered, Input } from '@shouya/contract/action'
import { linkTo } from '@shouya/noun/noun'
import { enteredOf } from '@shouya/noun/values'
import type { Ctx } from '@shouya/server/core/context.ts'
import { failAt } from '@shouya/server/core/failure.ts'
import { tiePhotos } from '@shouya/server/core/files/photos.ts'
import { remind } from '@shouya/server/core/messages/remind.ts'
import { nextNumber } from '@shouya/server/core/numbers/nextNumber.ts'
import { unitInScope } from '@shouya/server/core/org/unitInScope.ts'
import { checkCodes } from '@shouya/server/noun/checkCodes.ts'
import { changeRow, insertRecord, toMove } from '@shouya/server/noun/write.ts'
import { spendOpening } from '../../server/closedDay.ts'
import { entryTimes } from '../../server/entryTimes.ts'
import type * as FaultRepair from '../contract.ts'
import { faultRepair, SECURITY } from '../noun.ts'
import { deviceNamed } from './devices.ts'
import { register } from './rules.ts'

type Fields = Input<typeof FaultRepair.Save>
type Saved = Answered<typeof FaultRepair.Save>

export async function save(ctx: Ctx, input: Fields): Promise<Saved> {
  await checkCodes(ctx.db, faultRepair, input)
  if (input.impact >= SECURITY && !input.temp_measure) failAt('temp_measure', 'faultRepair.refused.tempMeasure')
  return input.id === undefined ? enter(ctx, input) : edit(ctx, input.id, input)
}

async function enter(ctx: Ctx, input: Fields): Promise<Saved> {
  const { user, now } = ctx
  const unit = await unitInScope(ctx, input.dept_id ?? user.deptId)
  const of = { register, dept_id: unit.id }
  const entered = { ...of, path: 'fault_time', wanted: input.fault_time }
  const { time, ...times } = await entryTimes(ctx, entered, {
    filed_at: input.filed_at,
    backfill_reason: input.backfill_reason ?? null,
  })
  const content = { ...enteredOf(faultRepair, input), ...(await deviceNamed(ctx, unit.id, input.device_id)) }
  const [bill_no = ''] = await nextNumber(ctx.db, faultRepair.prefix, times.biz_date, unit.dept_code)
  await spendOpening(ctx, { ...of, day: times.biz_date }, bill_no)
  const saved = await insertRecord(ctx, faultRepair, {
    ...content,
    ...times,
    bill_no,
    dept_id: unit.id,
    dept_name: unit.dept_name,
    fault_time: time,
    find_user_id: user.userId,
    find_user_name: user.name,
  })
  await tiePhotos(ctx, [{ path: 'photos', ids: input.photos }], { table: 'fault_repair', id: saved.id })
  if (input.impact >= SECURITY) {
    const receivers = [unit.leader_user_id, unit.safety_user_id].filter((id) => id !== null && id !== user.userId)
    await remind(
      ctx.db,
      {
        code: 'fault_new',
        receivers: receivers as number[],
        params: { bill_no, dept: unit.dept_name, location: input.location, fault: input.fault_desc },
        link: linkTo(faultRepair, saved.id),
        table: 'fault_repair',
        id: saved.id,
        level: 2,
      },
      now,
    )
  }
  return saved
}

/** Details can be added; time and place of the fault do not change. */
async function edit(ctx: Ctx, id: number, input: Fields): Promise<Saved> {
  const fixed = (['dept_id', 'fault_time', 'backfill_reason'] as const).find((field) => input[field] !== undefined)
  if (fixed) failAt(fixed, 'faultRepair.refused.fixed')
  const before = await toMove(ctx, faultRepair, { id, version: input.version }, 'edit')
  const device = await deviceNamed(ctx, before.dept_id, input.device_id)
  await tiePhotos(ctx, [{ path: 'photos', ids: input.photos }], { table: 'fault_repair', id })
  const saved = await changeRow(ctx, faultRepair, before, { ...enteredOf(faultRepair, input), ...device })
  return { ...saved, bill_no: before.bill_no }
}
