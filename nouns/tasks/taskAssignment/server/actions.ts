import { handle } from '@shouya/server/core/handle.ts'
import { page } from '@shouya/server/registers/page.ts'
import * as TaskAssignment from '../contract.ts'
import { exempt } from './exempt.ts'
import { conditionsOf, rowOf, taskRows } from './rows.ts'
import { getStat } from './stat.ts'
import { getStatDays } from './statDays.ts'

export const taskAssignment = handle(TaskAssignment, {
  async GetPageList(ctx, query) {
    const source = { table: 'task_assignment', rows: taskRows(ctx), count: ctx.scoped.rows('task_assignment') }
    const found = await page(ctx.db, query, conditionsOf(query), source)
    return { rows: found.rows.map(rowOf(ctx)), total: found.total }
  },

  GetStat: getStat,
  GetStatDays: getStatDays,
  Exempt: exempt,
})
