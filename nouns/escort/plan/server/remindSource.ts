import { remindTrigger } from '@shouya/contract/reminders'
import type { RemindSource } from '@shouya/server/core/messages/remindSource.ts'
import { moment } from '@shouya/server/core/time/moment.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import { type Kysely, sql } from 'kysely'
import { peopleOf } from '../../server/receivers.ts'
import { plan } from '../noun.ts'
import { linkToDay } from './rules.ts'

type Change = {
  id: number
  unit: number | null
  company: number
  plan_date: string
  name: string
  begin: string
  what: string
  reason: string
  due: number
}

/**
 * Changes of the crews of published plans, a record for each plan and outlet that it serves, so that a rule reaches the people
 * of its outlets.
 */
export const remindSource: RemindSource = {
  trigger: remindTrigger.escort,
  code: 'escort_plan_changed',
  table: plan.table,
  permission: plan.permission,
  async rows(db, { from, to, units, limit }) {
    const { rows } = await sql<Change>`
      select plan.id, stop.dept_id as unit, plan.escort_company_id as company, plan.plan_date,
        coalesce((select route_name from escort_route route where route.id = plan.route_id), plan.approval_no, '') as name,
        left(plan.begin_time::text, 5) as begin,
        coalesce(change.old_name, '') || ' → ' || coalesce(change.new_name, '') as what, change.reason,
        extract(epoch from change.create_time)::float8 * 1000 as due
      from escort_plan_change change
      join escort_plan plan on plan.id = change.plan_id
      join escort_plan_stop stop on stop.plan_id = plan.id
      where change.create_time > ${moment(from)} and change.create_time <= ${moment(to)}
        and (${units === null} or stop.dept_id = any(${units ?? []}::bigint[]))
      order by change.create_time desc, change.id desc, stop.dept_id limit ${limit}`.execute(db)
    const companies = [...new Set(rows.map(({ company }) => company))]
    const people = new Map<number, number[]>()
    for (const company of companies) people.set(company, await peopleOf(db as unknown as Kysely<Unscoped>, company))
    return rows.map(({ id, unit, company, plan_date, name, begin, what, reason, due }) => ({
      ...{ id, unit, due, level: 2, link: linkToDay(plan_date), receivers: people.get(company) ?? [] },
      params: { plan: `${plan_date} ${name} ${begin}`, what, reason },
    }))
  },
}
