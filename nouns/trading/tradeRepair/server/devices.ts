import type { Handler } from '@shouya/server/core/handle.ts'
import { localDay } from '@shouya/server/core/time/local.ts'
import { allOf, matching } from '@shouya/server/registers/filters.ts'
import { sql } from 'kysely'
import type * as Trade from '../contract.ts'
import { inUse } from './deviceStatus.ts'

/** The most that a choice shows; more are found by typing. */
const MOST = 50

/** Terminals in scope that can be reported. */
export const reportable: Handler<typeof Trade.GetTradeDeviceList> = ({ scoped, now, services }, { keywords, id }) =>
  scoped
    .rows('device')
    .select(['device.id', 'device_no as name'])
    .select([
      sql<string>`(select product_name from product where product.id = device.product_id)
        || coalesce(' · ' || device.install_address, '')`.as('note'),
      sql<boolean>`coalesce(device.warranty_end >= ${localDay(now, services.database.timezone)}::date, false)`.as(
        'in_warranty',
      ),
      sql<{ id: number; bill_no: string } | null>`(select jsonb_build_object('id', held.id, 'bill_no', held.bill_no)
        from trade_repair held where held.device_id = device.id and held.holds_device order by held.id desc limit 1)`.as(
        'open',
      ),
    ])
    .where('device.status', 'in', inUse)
    .where(sql<boolean>`(device.id = ${id ?? 0} or ${allOf(matching('device.search_text', keywords))})`)
    .orderBy(sql`device.id = ${id ?? 0}`, 'desc')
    .orderBy('device_no')
    .limit(MOST)
    .execute()
