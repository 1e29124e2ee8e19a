import { placesOf } from '@shouya/approvals/rights'
import { type Ctx, can } from '@shouya/server/core/context.ts'
import { fail } from '@shouya/server/core/failure.ts'
import { sql } from 'kysely'
import { requestStates } from '../noun.ts'
import { lockRequest, type Row, stateOf } from './request.ts'

export const isAdmin = ({ user }: Pick<Ctx, 'user'>): boolean => can(user, 'sys_examine', 'query')

/**
 * A request that the caller may read: by taking part in it, or as an administrator of flows, in any unit. Other
 * requests are reported as missing: numbers are sequential, and a refusal would reveal that the request exists.
 */
export async function findRequest(ctx: Ctx, id: number): Promise<Row> {
  const row = await ctx.db.selectFrom('appr_instance').selectAll().where('id', '=', id).executeTakeFirst()
  return row && reads(ctx, row) ? row : fail('NotFound')
}

/** The same, locked for a command. */
export async function lockReadable(ctx: Ctx, id: number): Promise<Row> {
  const row = await lockRequest(ctx, id)
  return reads(ctx, row) ? row : fail('NotFound')
}

/** Whether the user takes part in it or is an administrator of flows. */
export function reads(ctx: Pick<Ctx, 'user'>, row: Pick<Row, 'initiator_id' | 'status' | 'state'>): boolean {
  if (row.initiator_id === ctx.user.userId) return true
  // A draft can only be read by its author.
  return row.status !== requestStates.draft && (isAdmin(ctx) || placesOf(stateOf(row), ctx.user.userId).length > 0)
}

/** The part of a state that tells who takes part, without entered values and events. */
const takingPart = sql<Row['state']>`jsonb_build_object(
  'origin', state->'origin', 'tasks', state->'tasks', 'copies', state->'copies')`.as('state')

/** Of requests that records of another register refer to, those that the caller may read. */
export async function readableRequests(
  ctx: Ctx,
  records: readonly { oa_examine_id: number | null }[],
): Promise<ReadonlySet<number>> {
  const ids = new Set(records.flatMap(({ oa_examine_id }) => oa_examine_id ?? []))
  if (ids.size === 0) return new Set()
  const rows = await ctx.db
    .selectFrom('appr_instance')
    .select(['id', 'initiator_id', 'status', takingPart])
    .where('id', 'in', [...ids])
    .execute()
  return new Set(rows.filter((row) => reads(ctx, row)).map(({ id }) => id))
}
