import { handle } from '@shouya/server/core/handle.ts'
import { unitInScope } from '@shouya/server/core/org/unitInScope.ts'
import { signed } from '@shouya/server/core/signatures/signatures.ts'
import { listActions } from '@shouya/server/noun/lists.ts'
import * as FaultRepair from '../contract.ts'
import { faultRepair as noun } from '../noun.ts'
import { conditionsOf, detailOf, rowOf } from './rows.ts'
import { save } from './save.ts'
import { cross, finish, giveUp, start } from './steps.ts'

export const faultRepair = handle(FaultRepair, {
  ...listActions(noun, {
    conditionsOf,
    listed: (ctx, rows) => rows.map(rowOf(ctx)),
    detailed: (ctx, rows) => rows.map(detailOf(ctx)),
    paper: { order: ['dept_id', 'fault_time'], max: FaultRepair.MOST_PRINTED },
  }),

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
})
