import { exporter } from '@shouya/server/registers/exporter.ts'
import { GetPlanPageList } from '../contract.ts'
import { planConditions, selectPlans } from './rows.ts'
import { crewRole } from './rules.ts'

export const planExporter = exporter({
  title: 'export.EscortPlan',
  query: GetPlanPageList.in,
  columns: {
    plan_date: 'text',
    shift: { dict: 'shift_type' },
    route_no: 'text',
    route_name: 'text',
    company_name: 'text',
    begin_time: 'text',
    end_time: 'text',
    stop_count: 'number',
    plate_no: 'text',
    leader_name: 'text',
    drivers: 'text',
    guards: 'text',
    cashiers: 'text',
    approval_no: 'text',
    publish_time: 'text',
    late_reason: 'text',
    cancel_reason: 'text',
    status: { dict: 'plan_status' },
    create_time: 'text',
  },
  select: (ctx, query) =>
    selectPlans(ctx)
      .where(planConditions(ctx.user, query))
      .orderBy('escort_plan.plan_date')
      .orderBy('shift')
      .orderBy('route_no')
      .orderBy('escort_plan.id'),
  shape: (_ctx, rows) =>
    rows.map((row) => {
      const having = (role: number) =>
        row.crew.filter(({ crew_role }) => crew_role === role).map(({ name, staff_no }) => `${name} ${staff_no}`)
      return {
        ...row,
        drivers: having(crewRole.driver).join('，'),
        guards: having(crewRole.guard).join('，'),
        cashiers: having(crewRole.cashier).join('，'),
      }
    }),
})
