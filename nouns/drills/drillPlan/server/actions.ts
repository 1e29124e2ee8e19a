import { handle } from '@shouya/server/core/handle.ts'
import { pageOf } from '@shouya/server/noun/pageOf.ts'
import * as Contract from '../contract.ts'
import { drillPlan as noun } from '../noun.ts'
import { readPlan } from './findPlan.ts'
import { conditionsOf, detailOf, planRows, rowOf } from './rows.ts'
import { status } from './rules.ts'
import { savePlan } from './save.ts'
import { abolish, giveUp, publish, review, revise } from './steps.ts'

export const drillPlan = handle(Contract, {
  GetPageList: pageOf(noun, {
    conditionsOf,
    select: planRows,
    listed: (ctx, rows) => rows.map(rowOf(ctx)),
  }),

  async Get(ctx, { id }) {
    return detailOf(ctx, await readPlan(ctx, id))
  },

  async GetEffectiveList(ctx) {
    return planRows(ctx).where('status', '=', status.effective).orderBy('drill_type').orderBy('plan_name').execute()
  },

  Save: savePlan,
  Revise: revise,
  Publish: publish,
  Review: review,
  Abolish: abolish,
  Delete: giveUp,
})
