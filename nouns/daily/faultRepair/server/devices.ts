import type { Ctx } from '@shouya/server/core/context.ts'
import { fail, failAt } from '@shouya/server/core/failure.ts'
import type { Handler } from '@shouya/server/core/handle.ts'
import { unitInScope } from '@shouya/server/core/org/unitInScope.ts'
import { ledgerDevice, ledgerDevices } from '../../../maintenance/server/public.ts'
import type * as FaultRepair from '../contract.ts'

export const devicesOf: Handler<typeof FaultRepair.GetDeviceList> = async (ctx, { dept_id }) => {
  const unit = await unitInScope(ctx, dept_id ?? ctx.user.deptId)
  return ledgerDevices(ctx.db, unit.id)
}

export const oneDevice: Handler<typeof FaultRepair.GetDevice> = async (ctx, { id }) => {
  const device = await ledgerDevice(ctx.db, id)
  if (!device) fail('NotFound')
  if (!ctx.scoped.holds(device.dept_id)) fail('OutOfScope')
  return device
}

/** The device that a fault of a unit names, with its number; 1001 for one that is not of its ledger. */
export async function deviceNamed({ db }: Ctx, deptId: number, id: number | null) {
  if (id === null) return { device_id: null, device_no: null }
  const device = await ledgerDevice(db, id)
  if (device?.dept_id !== deptId) failAt('device_id', 'faultRepair.refused.device')
  return { device_id: device.id, device_no: device.equip_no }
}
