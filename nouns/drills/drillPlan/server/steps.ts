import type { Input, Result } from '@shouya/contract/action'
import { searchText } from '@shouya/noun/searchText'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail } from '@shouya/server/core/failure.ts'
import { settle } from '@shouya/server/core/messages/remind.ts'
import { localDay } from '@shouya/server/core/time/local.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import { insertRow, updateRow } from '@shouya/server/noun/store.ts'
import { sql, type Updateable } from 'kysely'
import type * as Contract from '../contract.ts'
import { drillPlan } from '../noun.ts'
import { nextVersion, yearAfter } from '../rules.ts'
import { planToMove } from './findPlan.ts'
import { type DrillPlan, status } from './rules.ts'

const { table } = drillPlan

/** All versions of a plan but this one. */
const others = ({ db }: Pick<Ctx, 'db'>, { id, origin_id }: DrillPlan) =>
  db
    .selectFrom('drill_plan')
    .where(sql`coalesce(origin_id, id)`, '=', origin_id ?? id)
    .where('id', '<>', id)

/** Begins the next version as a copy of the one that holds. */
export async function revise(ctx: Ctx, seen: Input<typeof Contract.Revise>): Promise<Result<typeof Contract.Revise>> {
  const before = await planToMove(ctx, seen, 'revise')
  const versions = await others(ctx, before).select(['plan_version', 'status']).execute()
  if (versions.some((version) => version.status === status.revision))
    fail('WrongState', { reason: 'drillPlan.refused.inRevision' })
  const taken = new Set(versions.map(({ plan_version }) => plan_version))
  let plan_version = nextVersion(before.plan_version)
  while (taken.has(plan_version)) plan_version = nextVersion(plan_version)
  const { plan_name, drill_type, owner_dept_id, content } = before
  const effective_date = localDay(ctx.now, ctx.services.database.timezone)
  const saved = await insertRow(ctx, table, {
    ...{ plan_name, drill_type, owner_dept_id, content, plan_version, effective_date },
    ...{ origin_id: before.origin_id ?? before.id, roles: JSON.stringify(before.roles), status: status.revision },
    review_due: yearAfter(effective_date),
    search_text: searchText(drillPlan, { plan_name, plan_version }),
  })
  ctx.note({ table, id: saved.id, after: { plan_name, plan_version, status: status.revision } })
  return saved
}

/** A revision takes effect, in the place of the version that held. */
export async function publish(
  ctx: Ctx,
  seen: Input<typeof Contract.Publish>,
): Promise<Result<typeof Contract.Publish>> {
  const before = await planToMove(ctx, seen, 'publish')
  const held = await others(ctx, before).select('id').where('status', '=', status.effective).forUpdate().execute()
  for (const { id } of held) await change(ctx, id, { status: status.abolished }, { status: status.effective })
  return change(ctx, before.id, { status: status.effective }, before)
}

/** Looked through without a change: due again in a year. */
export async function review(ctx: Ctx, seen: Input<typeof Contract.Review>): Promise<Result<typeof Contract.Review>> {
  const before = await planToMove(ctx, seen, 'review')
  const review_due = yearAfter(localDay(ctx.now, ctx.services.database.timezone))
  return change(ctx, before.id, { review_due }, before)
}

/** Ends a plan. */
export async function abolish(
  ctx: Ctx,
  { reason, ...seen }: Input<typeof Contract.Abolish>,
): Promise<Result<typeof Contract.Abolish>> {
  const before = await planToMove(ctx, seen, 'abolish')
  const revision = await others(ctx, before).select('id').where('status', '=', status.revision).executeTakeFirst()
  if (revision) fail('WrongState', { reason: 'drillPlan.refused.inRevision' })
  return change(ctx, before.id, { status: status.abolished, abolish_reason: reason }, before)
}

/** Gives up a revision. */
export async function giveUp(ctx: Ctx, seen: Input<typeof Contract.Delete>): Promise<null> {
  const before = await planToMove(ctx, seen, 'delete')
  await ctx.db.deleteFrom('drill_plan').where('id', '=', before.id).execute()
  ctx.note({ table, id: before.id, before, after: {} })
  return null
}

/** Changes a version that is locked; nobody is asked to review what was reviewed, replaced or ended. */
async function change(
  ctx: Ctx,
  id: number,
  after: Updateable<DB['drill_plan']>,
  before: Partial<DrillPlan>,
): Promise<{ id: number; version: number }> {
  const saved = await updateRow(ctx, table, id, after)
  await settle(ctx.db, { codes: ['drill_plan_review'], table, id, by: ctx.user.userId }, ctx.now)
  const columns = Object.keys(after) as (keyof DrillPlan)[]
  ctx.note({ table, id, before: Object.fromEntries(columns.map((column) => [column, before[column]])), after })
  return saved
}
