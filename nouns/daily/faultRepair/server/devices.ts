import type { Ctx } from '@shouya/server/core/context.ts'
import { failAt } from '@shouya/server/core/failure.ts'
import type { Handler } from '@shouya/server/core/handle.ts'
import { deviceInScope, devicesInScope, ledgerDevice } from '../../../maintenance/server/public.ts'
import type * as FaultRepair from '../contract.ts'

export const devicesOf: Handler<typeof FaultRepair.GetDeviceList> = (ctx, { dept_id }) => devicesInScope(ctx, dept_id)

export const oneDevice: Handler<typeof FaultRepair.GetDevice> = (ctx, { id }) => deviceInScope(ctx, id)

/** The device that a fault of a unit names, with its number; 1001 for one that is not of its ledger. */
export async function deviceNamed({ db }: Ctx, deptId: number, id: number | null) {
  if (id === null) return { device_id: null, device_no: null }
  const device = await ledgerDevice(db, id)
  if (device?.dept_id !== deptId) failAt('device_id', 'faultRepair.refused.device')
  return { device_id: device.id, device_no: device.equip_no }
}
