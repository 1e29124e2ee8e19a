import type { Input } from '@shouya/contract/action'
import { everything } from '@shouya/server/core/access/everything.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { failAt } from '@shouya/server/core/failure.ts'
import { tiePhotos } from '@shouya/server/core/files/photos.ts'
import { nextNumber } from '@shouya/server/core/numbers/nextNumber.ts'
import { localDay } from '@shouya/server/core/time/local.ts'
import { checkCodes } from '@shouya/server/noun/checkCodes.ts'
import { insertRecord, toMove } from '@shouya/server/noun/write.ts'
import { find } from '@shouya/server/registers/find.ts'
import { isInWarranty } from '../../../maintenance/repairOrder/rules.ts'
import { addStep, ownDues } from '../../../maintenance/server/public.ts'
import type * as Trade from '../contract.ts'
import { tradeRepair } from '../noun.ts'
import { inUse } from './deviceStatus.ts'
import { openRepairOf } from './openRepairOf.ts'
import { status } from './rules.ts'
import { step } from './step.ts'
import { tell } from './tell.ts'

const { table } = tradeRepair
/** Dictionaries device_type, repair_order_type, and the source of a repair: another device, a fault, directly. */
const OTHER_DEVICE = 14
const FAULT = 1
const DIRECTLY = 4

/** Reports a terminal that is out of order. */
export async function requestTrade(ctx: Ctx, { device_id, ...content }: Input<typeof Trade.RequestTrade>) {
  const { db, now, services, user } = ctx
  await checkCodes(db, tradeRepair, content)
  // Locked, so that two reports at once know of each other.
  const device = await find(ctx, 'device', device_id, 'lock')
  if (!inUse.includes(device.status)) failAt('device_id', 'tradeRepair.refused.notInUse')
  const open = await openRepairOf(db, device_id)
  if (open && !content.again_reason) failAt('again_reason', 'tradeRepair.refused.open', { bill: open.bill_no })
  const { product_name } = await db
    .selectFrom('product')
    .select('product_name')
    .where('id', '=', device.product_id)
    .executeTakeFirstOrThrow()
  const platform = await platformUnit(ctx)
  const today = localDay(now, services.database.timezone)
  const [bill_no = ''] = await nextNumber(db, tradeRepair.prefix, today, platform.dept_code)
  const row = {
    ...{
      ...content,
      again_reason: open ? content.again_reason : null,
      bill_no,
      device_id,
      device_no: device.device_no,
      device_name: product_name,
    },
    ...{
      agent_id: device.agent_id,
      member_id: device.member_id,
      location: (device.install_address ?? '-').slice(0, 100),
    },
    ...{
      dept_id: platform.id,
      dept_name: platform.dept_name,
      device_type: OTHER_DEVICE,
      order_type: FAULT,
      source: DIRECTLY,
    },
    ...{ in_warranty: isInWarranty(device.warranty_end, today), status: status.waiting },
    ...(await ownDues(services, content.urgency, now)),
  }
  const saved = await insertRecord(ctx, tradeRepair, row)
  await tiePhotos(ctx, [{ path: 'fault_photos', ids: content.fault_photos }], { table, id: saved.id })
  const reported = { from_status: null, to_status: status.waiting, by: user, now }
  await addStep(db, { order_id: saved.id, action: 'request', ...reported })
  const about = { ...row, id: saved.id, create_user_id: user.userId }
  await tell(db, about, { code: 'trade_repair_new', to: 'operations', params: { fault: content.fault_desc } }, now)
  return saved
}

/** What was sent back is completed by its author and sent again. */
export async function requestAgain(ctx: Ctx, { id, version, ...content }: Input<typeof Trade.SaveTrade>) {
  await checkCodes(ctx.db, tradeRepair, content)
  const before = await toMove(ctx, tradeRepair, { id, version }, 'edit')
  await tiePhotos(ctx, [{ path: 'fault_photos', ids: content.fault_photos }], { table, id })
  const saved = await step(ctx, before, { ...content, status: status.waiting }, { action: 'edit' })
  const told = { code: 'trade_repair_new', to: 'operations', params: { fault: content.fault_desc } } as const
  await tell(ctx.db, before, told, ctx.now)
  return saved
}

/** The unit that stands for the platform: the top of the bank. */
const platformUnit = ({ db }: Ctx) =>
  everything(db)
    .selectFrom('dept')
    .select(['id', 'dept_code', 'dept_name'])
    .where('parent_id', 'is', null)
    .orderBy('id')
    .executeTakeFirstOrThrow()
