import type { Ctx } from '@shouya/server/core/context.ts'
import { addDays } from '@shouya/server/core/time/local.ts'
import { todayOf } from '@shouya/server/core/time/todayOf.ts'
import { sql } from 'kysely'
import { repairStat } from './stat.ts'

const DAYS = 90
const MOST = 12

const percent = ({ kept, of }: { kept: number; of: number }): number => (of === 0 ? 0 : Math.round((100 * kept) / of))

/** 维修SLA达成 (domain 15): of the repairs of the last 90 days, by vendor, those that kept all their deadlines, in percent; the worst first. */
async function repairSla(ctx: Ctx) {
  const end_date = todayOf(ctx)
  const { vendors } = await repairStat(ctx, { include_child: 1, begin_date: addDays(end_date, 1 - DAYS), end_date })
  return {
    columns: ['kept' as const],
    rows: vendors
      .filter(({ all }) => all.of > 0)
      .map(({ company_id, company_name, all }) => ({
        key: String(company_id),
        name: company_name,
        values: [percent(all)],
      }))
      .toSorted((a, b) => (a.values[0] ?? 0) - (b.values[0] ?? 0))
      .slice(0, MOST),
  }
}

/** 评分趋势 (domain 15): the mean mark of each of the last six months, in tenths; months without marks are left out. */
async function repairMarks(ctx: Ctx) {
  const rows = await ctx.scoped
    .rows('repair_order')
    .select(sql<string>`to_char(rate_time, 'YYYY-MM')`.as('month'))
    .select(sql<number>`round(avg((rating_quality + rating_attitude + rating_speed) / 0.3))::int`.as('mark'))
    .where('rating_level', 'is not', null)
    .where(sql<boolean>`rate_time >= date_trunc('month', ${ctx.now}::timestamptz) - interval '5 months'`)
    .groupBy('month')
    .orderBy('month')
    .execute()
  return {
    columns: ['score' as const],
    rows: rows.map(({ month, mark }) => ({ key: month, name: null, values: [mark] })),
  }
}

/** 报警/离线设备 (domain 15): devices in scope that an order holds, by type (dictionary device_type); the most first. */
async function devicesOut(ctx: Ctx) {
  const rows = await ctx.scoped
    .rows('repair_order')
    .select(['device_type', sql<number>`count(distinct coalesce(equipment_id, -id))::int`.as('count')])
    .where('holds_device', '=', true)
    .groupBy('device_type')
    .orderBy('count', 'desc')
    .orderBy('device_type')
    .execute()
  return {
    columns: ['devices' as const],
    rows: rows.map(({ device_type, count }) => ({ key: String(device_type), name: null, values: [count] })),
  }
}

export const repairCharts = { repair_sla: repairSla, repair_marks: repairMarks, devices_out: devicesOut }
