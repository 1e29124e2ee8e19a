import { handle } from '@shouya/server/core/handle.ts'
import { pageOf } from '@shouya/server/noun/pageOf.ts'
import * as TaskAssignment from '../contract.ts'
import { taskAssignment as noun } from '../noun.ts'
import { exempt } from './exempt.ts'
import { getMenu } from './menu.ts'
import { conditionsOf, rowOf, taskRows } from './rows.ts'
import { getStat } from './stat.ts'
import { getStatDays } from './statDays.ts'

export const taskAssignment = handle(TaskAssignment, {
  GetPageList: pageOf(noun, {
    conditionsOf,
    select: taskRows,
    listed: (ctx, rows) => rows.map(rowOf(ctx)),
  }),
  GetStat: getStat,
  GetStatDays: getStatDays,
  GetMenu: getMenu,
  Exempt: exempt,
})
