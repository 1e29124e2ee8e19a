import { codesOf } from '@shouya/noun/noun'
import { everything } from '@shouya/server/core/access/everything.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { sql } from 'kysely'
import { plan as noun } from '../noun.ts'
import { doubtsAbout, inWords } from './eligible.ts'
import { rowOf, type selectPlans } from './rows.ts'

type Plan = Awaited<ReturnType<ReturnType<typeof selectPlans>['executeTakeFirstOrThrow']>>

/** A plan with its stops, the doubts about vehicle and crew, and the changes after publication. */
export const detailOf = (ctx: Ctx) => async (row: Plan) => {
  const stops = await everything(ctx.db)
    .selectFrom('escort_plan_stop')
    .innerJoin('dept', 'dept.id', 'escort_plan_stop.dept_id')
    .select(['dept.id as dept_id', 'dept_name', sql<string>`to_char(plan_time, 'HH24:MI')`.as('plan_time')])
    .where('plan_id', '=', row.id)
    .orderBy('seq')
    .execute()
  const changes = await ctx.db
    .selectFrom('escort_plan_change')
    .selectAll()
    .where('plan_id', '=', row.id)
    .orderBy('id', 'desc')
    .execute()
  const isOpen = codesOf(noun, ['draft', 'published']).includes(row.status)
  const ride = { ...row, staff_ids: row.crew.map(({ id }) => id), units: stops.map(({ dept_id }) => dept_id) }
  return {
    ...rowOf(ctx)(row),
    stops,
    doubts: isOpen ? inWords(ctx, await doubtsAbout(ctx.db, ride)) : [],
    changes: changes.map((change) => ({ ...change, part: change.part as 'car' })),
  }
}
