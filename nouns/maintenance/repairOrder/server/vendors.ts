import { codesOf } from '@shouya/noun/noun'
import { everything } from '@shouya/server/core/access/everything.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import type { Handler } from '@shouya/server/core/handle.ts'
import { todayOf } from '@shouya/server/core/time/todayOf.ts'
import { find } from '@shouya/server/registers/find.ts'
import { sql } from 'kysely'
import { servedBy } from '../../server/units.ts'
import { vendor } from '../../vendor/noun.ts'
import type * as Repair from '../contract.ts'
import { repairOrder } from '../noun.ts'
import { vendorFor } from './dispatch.ts'
import type { Order } from './types.ts'

const open = codesOf(repairOrder, repairOrder.states.open)

/** Vendors that can be sent for an order: at work today, for this type of device, where the unit is. */
export const vendorsToSend = (
  ctx: Pick<Ctx, 'db' | 'now' | 'services'>,
  { dept_id, device_type }: Pick<Order, 'dept_id' | 'device_type'>,
) =>
  everything(ctx.db)
    .selectFrom('maintain_company')
    .innerJoin('dept', (join) => join.on('dept.id', '=', dept_id))
    .select(['maintain_company.id as company_id', 'company_name', 'phone24', 'score_avg'])
    .select(
      sql<number>`(select count(*)::int from repair_order mine where mine.company_id = maintain_company.id
        and mine.status = any(${open}::int[]))`.as('open_count'),
    )
    .where('maintain_company.status', '=', vendor.states.codes.working)
    .where(sql<boolean>`${todayOf(ctx)}::date between contract_begin and contract_end`)
    .where(sql<boolean>`${device_type} = any(service_types)`)
    .where(servedBy('maintain_company.id'))

export const vendorList: Handler<typeof Repair.GetVendorList> = async (ctx, { id }) => {
  const order = await find(ctx, 'repair_order', id)
  const vendors = await vendorsToSend(ctx, order)
    .orderBy('score_avg', (order) => order.desc().nullsLast())
    .orderBy('company_name')
    .execute()
  const device =
    order.equipment_id === null
      ? undefined
      : await everything(ctx.db)
          .selectFrom('equipment')
          .select('maintain_company_id')
          .where('id', '=', order.equipment_id)
          .executeTakeFirst()
  const bound = await vendorFor(ctx, { ...order, maintain_company_id: device?.maintain_company_id ?? null })
  const contacts = await everything(ctx.db)
    .selectFrom('maintain_contact')
    .select(['id', 'company_id', 'name', 'phone', 'is_default'])
    .where('company_id', 'in', [0, ...vendors.map(({ company_id }) => company_id)])
    .where('status', '=', 1)
    .orderBy('is_default', 'desc')
    .orderBy('id')
    .execute()
  return vendors
    .map(({ score_avg, ...row }) => ({
      ...row,
      bound: row.company_id === bound?.company_id,
      score_avg: score_avg === null ? null : Number(score_avg),
      contacts: contacts.filter(({ company_id }) => company_id === row.company_id),
    }))
    .toSorted((a, b) => Number(b.bound) - Number(a.bound))
}
