import { columnsOf } from '@shouya/server/noun/columns.ts'
import { listExporter } from '@shouya/server/noun/lists.ts'
import { GetPlanPageList } from '../contract.ts'
import { crewRole, plan } from '../noun.ts'
import { conditionsOf, selectPlans } from './rows.ts'

export const planExporter = listExporter(plan, {
  query: GetPlanPageList.in,
  conditionsOf,
  select: selectPlans,
  columns: { ...columnsOf(plan), drivers: 'text', guards: 'text', cashiers: 'text' },
  order: ['plan_date', 'shift', 'route_no'],
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
