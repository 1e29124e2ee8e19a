import type { Result as Answered, Input } from '@shouya/contract/action'
import type { Ctx } from '@shouya/server/core/context.ts'
import { addDays } from '@shouya/server/core/time/local.ts'
import { todayOf } from '@shouya/server/core/time/todayOf.ts'
import { allOf, inUnit, onDays, when } from '@shouya/server/registers/filters.ts'
import { sql } from 'kysely'
import type * as Repair from '../contract.ts'
import { REMOTE } from '../rules.ts'
import { status } from './types.ts'

const DAYS = 90

const fixed = sql`repair_order.fix_time is not null`
const inTime = {
  respond: sql`repair_order.accept_time <= repair_order.respond_due`,
  arrive: sql`repair_order.arrive_time <= repair_order.arrive_due`,
  repair: sql`repair_order.fix_time <= repair_order.fix_due`,
}
const accepted = sql`repair_order.accept_time is not null`
/** From afar nobody arrives. */
const onSite = sql`${fixed} and repair_order.deal_type <> ${sql.lit(REMOTE)} and repair_order.arrive_time is not null`
const counted = (where: ReturnType<typeof sql>) => sql<number>`(count(*) filter (where ${where}))::int`

const marks = sql`(repair_order.rating_quality + repair_order.rating_attitude + repair_order.rating_speed) / 3.0`

/** What is counted of a group of orders. */
const figures = [
  sql<number>`count(*)::int`.as('total'),
  counted(fixed).as('fixed'),
  counted(sql`repair_order.rework_count > 0`).as('rework'),
  counted(accepted).as('respond_of'),
  counted(sql`${accepted} and ${inTime.respond}`).as('respond_kept'),
  counted(onSite).as('arrive_of'),
  counted(sql`${onSite} and ${inTime.arrive}`).as('arrive_kept'),
  counted(fixed).as('repair_of'),
  counted(sql`${fixed} and ${inTime.repair}`).as('repair_kept'),
  counted(sql`${fixed} and ${inTime.respond} and ${inTime.repair} and (not (${onSite}) or ${inTime.arrive})`).as(
    'all_kept',
  ),
  sql<
    number | null
  >`round(avg(extract(epoch from repair_order.fix_time - repair_order.create_time) / 60 - repair_order.suspend_minutes) filter (where ${fixed}))::int`.as(
    'mttr_minutes',
  ),
  sql<number>`coalesce(sum(repair_order.total_fee) filter (where ${fixed}), 0)::float8`.as('cost'),
  sql<number | null>`(round(avg(${marks}), 2))::float8`.as('rating'),
] as const

type Counted = {
  total: number
  fixed: number
  rework: number
  respond_of: number
  respond_kept: number
  arrive_of: number
  arrive_kept: number
  repair_of: number
  repair_kept: number
  all_kept: number
  mttr_minutes: number | null
  cost: number
  rating: number | null
}

const shown = ({
  respond_of,
  respond_kept,
  arrive_of,
  arrive_kept,
  repair_of,
  repair_kept,
  all_kept,
  ...row
}: Counted) => ({
  ...row,
  respond: { kept: respond_kept, of: respond_of },
  arrive: { kept: arrive_kept, of: arrive_of },
  repair: { kept: repair_kept, of: repair_of },
  all: { kept: all_kept, of: repair_of },
})

/** How the orders of some days went: in all, by vendor, by type of device. */
export async function repairStat(
  ctx: Ctx,
  query: Input<typeof Repair.GetStat>,
): Promise<Answered<typeof Repair.GetStat>> {
  const end_date = query.end_date ?? todayOf(ctx)
  const begin_date = query.begin_date ?? addDays(end_date, 1 - DAYS)
  const orders = () =>
    ctx.scoped
      .rows('repair_order')
      .where(
        allOf([
          ...inUnit('repair_order.dept_id', query),
          ...onDays('repair_order.create_time', { begin_date, end_date }),
          ...when(query.company_id, sql`repair_order.company_id = ${query.company_id}`),
        ]),
      )
      .where('repair_order.status', '<>', status.cancelled)
  const sum = await orders().select(figures).executeTakeFirstOrThrow()
  const vendors = await orders()
    .innerJoin('maintain_company as vendor', 'vendor.id', 'repair_order.company_id')
    .select(['vendor.id as company_id', 'vendor.company_name'])
    .select(figures)
    .groupBy(['vendor.id', 'vendor.company_name'])
    .orderBy('total', 'desc')
    .orderBy('vendor.id')
    .execute()
  const types = await orders()
    .select('repair_order.device_type')
    .select(figures)
    .groupBy('repair_order.device_type')
    .orderBy('total', 'desc')
    .orderBy('repair_order.device_type')
    .execute()
  return {
    begin_date,
    end_date,
    sum: shown(sum),
    vendors: vendors.map(({ company_id, company_name, ...row }) => ({ company_id, company_name, ...shown(row) })),
    types: types.map(({ device_type, ...row }) => ({ device_type, ...shown(row) })),
  }
}
