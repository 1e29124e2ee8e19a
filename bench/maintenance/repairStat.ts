import { ask } from '../lib/ask.ts'
import { interleaveAll } from '../lib/interleave.ts'
import { type Line, median } from '../lib/report.ts'
import type { Running } from '../server/ours.ts'
import type { World } from '../server/world.ts'

/** Orders of a year (domain 16.2), of five years. */
const YEARLY = 5_940
const YEARS = 5
/** As of the other statistics. */
const LIMIT = 300

async function fillOrders({ query: run }: World): Promise<void> {
  await run(`insert into repair_order (bill_no, source, order_type, dept_id, dept_name, device_name, device_type, location, fault_type,
      fault_desc, urgency, contact_name, contact_phone, company_id, company_name, dispatch_time, respond_due, arrive_due, fix_due,
      accept_time, arrive_time, fix_time, confirm_time, close_time, deal_type, deal_desc, labor_fee, total_fee, fee_bearer, rework_count,
      rating_quality, rating_attitude, rating_speed, rating_level, status, search_text, create_time)
    select 'WX' || n, 4, 1, 10 + n % 120, 'outlet', 'device', 1 + n % 14, 'hall', 1, 'out of order', 1 + n % 3, 'x', '1', 1 + n % 6, 'vendor',
      at, at + interval '2 hours', at + interval '8 hours', at + interval '24 hours', at + n % 3 * interval '1 hour',
      at + n % 9 * interval '1 hour', at + n % 30 * interval '1 hour', at + interval '2 days', at + interval '3 days', 1 + n % 2, 'repaired',
      8000, 8000 + n % 500, 3, (n % 20 = 0)::int, 5, 4, 5, 1, 7, 'x', at
    from generate_series(1, ${YEARLY * YEARS}) n
      cross join lateral (select timestamptz '2026-11-01' - n * interval '1 year' / ${YEARLY} as at) moment`)
  await run('vacuum analyze repair_order')
}

/** Row "Statistics of repairs": deadlines kept, time to repair and costs of a year, by vendor and type of device. */
export async function repairStat(world: World, ours: Running): Promise<Line[]> {
  await fillOrders(world)
  const [times = []] = await interleaveAll([
    async () => {
      const start = performance.now()
      const { sum } = await ask<{ sum: { total: number } }>(ours, world, 'Repair/GetStat', {
        ...{ begin_date: '2025-11-01', end_date: '2026-10-31' },
      })
      if (sum.total < YEARLY * 0.99) throw new Error(`repairs: ${sum.total}`)
      return performance.now() - start
    },
  ])
  const time = median(times)
  return [
    {
      row: `Statistics of repairs over a year, ${YEARLY.toLocaleString('en')} of ${(YEARLY * YEARS).toLocaleString('en')} orders`,
      ...{ ours: `${time.toFixed(0)} ms`, against: `at most ${LIMIT} ms`, ratio: LIMIT / time, bar: 1 },
    },
  ]
}
