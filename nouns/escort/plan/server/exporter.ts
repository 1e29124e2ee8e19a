import { columnsOf } from '@shouya/server/noun/columns.ts'
import { exporter } from '@shouya/server/registers/exporter.ts'
import { GetPlanPageList } from '../contract.ts'
import { crewRole, plan } from '../noun.ts'
import { planConditions, selectPlans } from './rows.ts'

export const planExporter = exporter({
  title: 'plan.book',
  query: GetPlanPageList.in,
  noun: plan,
  columns: { ...columnsOf(plan), drivers: 'text', guards: 'text', cashiers: 'text' },
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
