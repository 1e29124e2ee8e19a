import { everything } from '@shouya/server/core/access/everything.ts'
import { checkOwnDraft } from '@shouya/server/core/access/ownDraft.ts'
import { dictLabels } from '@shouya/server/core/dictionary/dictLabels.ts'
import { fail } from '@shouya/server/core/failure.ts'
import { handle } from '@shouya/server/core/handle.ts'
import { recycle } from '@shouya/server/core/recycle/recycle.ts'
import { findSeen } from '@shouya/server/noun/store.ts'
import { find } from '@shouya/server/registers/find.ts'
import { page } from '@shouya/server/registers/page.ts'
import { sql } from 'kysely'
import * as Plan from '../contract.ts'
import { plan as noun } from '../noun.ts'
import { cancel } from './cancel.ts'
import { candidates } from './candidates.ts'
import { changePlan } from './change.ts'
import { doubtsAbout, inWords } from './eligible.ts'
import { publishPlan } from './publish.ts'
import { planConditions, selectPlans, withMoves } from './rows.ts'
import { allowsMove } from './rules.ts'
import { savePlan } from './save.ts'

export const escortPlan = handle(Plan, {
  async GetPlanPageList(ctx, query) {
    const { rows, total } = await page(ctx.db, query, planConditions(ctx.user, query), {
      table: 'escort_plan',
      rows: selectPlans(ctx),
      count: ctx.scoped.rows('escort_plan'),
    })
    return { rows: rows.map((row) => withMoves(ctx, row)), total }
  },

  async GetPlan(ctx, { id }) {
    await find(ctx, 'escort_plan', id)
    const row = await selectPlans(ctx).where('escort_plan.id', '=', id).executeTakeFirstOrThrow()
    const stops = await everything(ctx.db)
      .selectFrom('escort_plan_stop')
      .innerJoin('dept', 'dept.id', 'escort_plan_stop.dept_id')
      .select(['dept.id as dept_id', 'dept_name', sql<string>`to_char(plan_time, 'HH24:MI')`.as('plan_time')])
      .where('plan_id', '=', id)
      .orderBy('seq')
      .execute()
    const changes = await ctx.db
      .selectFrom('escort_plan_change')
      .selectAll()
      .where('plan_id', '=', id)
      .orderBy('id', 'desc')
      .execute()
    const open = row.status === noun.states.codes.draft || row.status === noun.states.codes.published
    const asked = { ...row, staff_ids: row.crew.map((one) => one.id), units: stops.map(({ dept_id }) => dept_id) }
    return {
      ...withMoves(ctx, row),
      stops,
      doubts: open ? inWords(ctx, await doubtsAbout(ctx.db, asked)) : [],
      changes: changes.map((change) => ({ ...change, part: change.part as 'car' })),
    }
  },

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

  async DeletePlan(ctx, { id, version }) {
    const before = await findSeen(ctx, 'escort_plan', { id, version })
    if (!allowsMove(before, 'delete')) fail('WrongState')
    checkOwnDraft(before, ctx.user)
    // Its stops and crew go with it.
    const route = await ctx.scoped
      .rows('escort_route')
      .select('route_name')
      .where('id', '=', before.route_id)
      .executeTakeFirst()
    const shift = await dictLabels(ctx, 'shift_type')
    await recycle(ctx, {
      table: 'escort_plan',
      id,
      name: [before.plan_date, route?.route_name, shift(before.shift)].filter(Boolean).join(' '),
      parts: [
        { table: 'escort_plan_stop', column: 'plan_id' },
        { table: 'escort_plan_crew', column: 'plan_id' },
      ],
    })
    await everything(ctx.db).deleteFrom('escort_plan').where('id', '=', id).execute()
    ctx.note({ table: 'escort_plan', id, before, after: {} })
    return null
  },
})
