import type { Ctx } from '@shouya/server/core/context.ts'
import { failAt } from '@shouya/server/core/failure.ts'
import type { Handler } from '@shouya/server/core/handle.ts'
import { todayOf } from '@shouya/server/core/time/todayOf.ts'
import { deviceInScope, devicesInScope, ledgerDevice } from '../../equipment/server/ledger.ts'
import { orderOf } from '../../equipment/server/orderOf.ts'
import type * as Repair from '../contract.ts'
import { isInWarranty } from '../rules.ts'
import { vendorFor } from './dispatch.ts'

export const devicesOf: Handler<typeof Repair.GetDeviceList> = (ctx, { dept_id }) => devicesInScope(ctx, dept_id)

export const oneDevice: Handler<typeof Repair.GetDevice> = async (ctx, { id }) => {
  const device = await deviceInScope(ctx, id)
  const vendor = await vendorFor(ctx, device)
  return {
    ...device,
    in_warranty: isInWarranty(device.warranty_end, todayOf(ctx)),
    vendor: vendor && { company_id: vendor.company_id, company_name: vendor.company_name, phone24: vendor.phone24 },
    open: (await orderOf(ctx.db, id)) ?? null,
  }
}

type Reported = {
  equipment_id: number | null
  device_name: string
  device_type: number
  location: string
  again_reason: string | null
}

/**
 * The device that a report of a unit names, as the ledger has it; locked, so that two reports at once know of each other. 1001 it is
 * not of that unit, or has an open order and no reason is given for a second one.
 */
export async function reportedDevice(ctx: Ctx, deptId: number, { equipment_id, ...said }: Reported, but?: number) {
  const { device_name, device_type, location } = said
  const unknown = { equipment_id: null, device_no: null, device_name, device_type, location, in_warranty: false }
  if (equipment_id === null) return { ...unknown, maintain_company_id: null, again_reason: null }
  const device = await ledgerDevice(ctx.db, equipment_id, 'lock')
  if (device?.dept_id !== deptId) failAt('equipment_id', 'repairOrder.refused.device')
  const open = await orderOf(ctx.db, equipment_id, but)
  if (open && !said.again_reason) failAt('again_reason', 'repairOrder.refused.open', { bill: open.bill_no })
  return {
    ...{ equipment_id, device_no: device.equip_no, device_name: device.name, device_type: device.device_type },
    location: device.location,
    in_warranty: isInWarranty(device.warranty_end, todayOf(ctx)),
    maintain_company_id: device.maintain_company_id,
    again_reason: open ? said.again_reason : null,
  }
}
