import { checkOwnDraft } from '@shouya/server/core/access/ownDraft.ts'
import { dictLabels } from '@shouya/server/core/dictionary/dictLabels.ts'
import { fail } from '@shouya/server/core/failure.ts'
import { handle } from '@shouya/server/core/handle.ts'
import { discard } from '@shouya/server/noun/discard.ts'
import { readActions } from '@shouya/server/noun/lists.ts'
import { findSeen } from '@shouya/server/noun/store.ts'
import * as Plan from '../contract.ts'
import { plan as noun } from '../noun.ts'
import { cancel } from './cancel.ts'
import { candidates } from './candidates.ts'
import { changePlan } from './change.ts'
import { detailOf } from './detailOf.ts'
import { publishPlan } from './publish.ts'
import { conditionsOf, rowOf, selectPlans } from './rows.ts'
import { allowsMove } from './rules.ts'
import { savePlan } from './save.ts'

export const escortPlan = handle(Plan, {
  ...readActions(noun, {
    conditionsOf,
    select: selectPlans,
    listed: (ctx, rows) => rows.map(rowOf(ctx)),
    detailed: (ctx, rows) => Promise.all(rows.map(detailOf(ctx))),
  }),

  GetPlanCrewList: candidates,
  SavePlan: savePlan,
  PublishPlan: publishPlan,
  ChangePlan: changePlan,

  async CancelPlan(ctx, { id, version, reason }) {
    const before = await findSeen(ctx, 'escort_plan', { id, version })
    if (!allowsMove(before, 'cancel')) fail('WrongState')
    const saved = await cancel(ctx.db, before, reason, ctx.now, ctx.user.userId)
    ctx.note({
      table: 'escort_plan',
      id,
      before,
      after: { status: noun.states.codes.cancelled, cancel_reason: reason },
      message: reason,
    })
    return saved
  },

  async DeletePlan(ctx, seen) {
    const before = await findSeen(ctx, noun.table, seen)
    if (!allowsMove(before, 'delete')) fail('WrongState')
    checkOwnDraft(before, ctx.user)
    const route = await ctx.scoped
      .rows('escort_route')
      .select('route_name')
      .where('id', '=', before.route_id)
      .executeTakeFirst()
    const shift = await dictLabels(ctx, 'shift_type')
    return discard(ctx, noun, before, {
      name: [before.plan_date, route?.route_name, shift(before.shift)].filter(Boolean).join(' '),
      parts: [
        { table: 'escort_plan_stop', column: 'plan_id' },
        { table: 'escort_plan_crew', column: 'plan_id' },
      ],
    })
  },
})
