import { handle } from '@shouya/server/core/handle.ts'
import { unitInScope } from '@shouya/server/core/org/unitInScope.ts'
import { signed } from '@shouya/server/core/signatures/signatures.ts'
import { printList } from '@shouya/server/noun/printList.ts'
import { find } from '@shouya/server/registers/find.ts'
import { page } from '@shouya/server/registers/page.ts'
import * as FaultRepair from '../contract.ts'
import { faultRepair as noun } from '../noun.ts'
import { conditionsOf, detailOf, rowOf } from './rows.ts'
import { save } from './save.ts'
import { cross, finish, giveUp, start } from './steps.ts'

const MOST_PRINTED = 300

export const faultRepair = handle(FaultRepair, {
  async GetPageList(ctx, query) {
    const rows = ctx.scoped.rows('fault_repair')
    const source = { table: 'fault_repair', rows: rows.selectAll(), count: rows }
    const found = await page(ctx.db, query, conditionsOf(query), source)
    return { rows: found.rows.map(rowOf(ctx)), total: found.total }
  },

  Get: async (ctx, { id }) => detailOf(ctx)(await find(ctx, 'fault_repair', id)),

  async GetLast(ctx, { dept_id }) {
    const unit = await unitInScope(ctx, dept_id ?? ctx.user.deptId)
    const last = await ctx.scoped
      .rows('fault_repair')
      .selectAll()
      .where('dept_id', '=', unit.id)
      .where('status', '<>', noun.states.codes.void)
      .orderBy('fault_time', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
    return last ?? null
  },

  Save: save,
  Start: start,
  Finish: signed(finish),
  GiveUp: giveUp,
  Delete: cross('delete'),
  Void: cross('void'),

  GetPrintList: (ctx, { ids, ...query }) =>
    printList(ctx, {
      table: 'fault_repair',
      rows: ctx.scoped
        .rows('fault_repair')
        .selectAll()
        .where(conditionsOf(query))
        .orderBy('dept_id')
        .orderBy('fault_time')
        .orderBy('id'),
      ids,
      draw: (found) => found.map(detailOf(ctx)),
      max: MOST_PRINTED,
    }),
})
