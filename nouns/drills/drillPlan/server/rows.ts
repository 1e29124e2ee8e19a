import type { Row } from '@shouya/contract/action'
import type { Ctx, Principal } from '@shouya/server/core/context.ts'
import { addDays, localDay } from '@shouya/server/core/time/local.ts'
import { conditionsIn } from '@shouya/server/noun/lists.ts'
import { allowedMoves } from '@shouya/server/noun/write.ts'
import { allOf, when } from '@shouya/server/registers/filters.ts'
import { type RawBuilder, sql } from 'kysely'
import type * as Contract from '../contract.ts'
import { drillPlan } from '../noun.ts'
import { REVIEW_DAYS } from '../rules.ts'
import { type DrillPlan, status } from './rules.ts'

/** Dictionary drill_type: an attack on a transport, which the escort companies take part in. */
const TRANSPORT = 10

export type NamedPlan = DrillPlan & { owner_dept_name: string | null }

/** What the caller reads: plans of the whole bank and of the branches above their units; an outsider those of transports. */
function readable({ scope, deptId }: Principal): RawBuilder<boolean>[] {
  if (scope.kind === 'all') return []
  if (scope.kind === 'party')
    return [sql`drill_plan.owner_dept_id is null and drill_plan.drill_type = ${sql.lit(TRANSPORT)}`]
  const ids = scope.kind === 'units' ? scope.ids : [deptId]
  return [
    sql`drill_plan.owner_dept_id is null or drill_plan.owner_dept_id in (
      select unnest(string_to_array(path::text, '.'))::bigint from dept where id = any(${ids}::bigint[]))`,
  ]
}

/** Whether the caller may change plans of a branch, or of the whole bank (null). */
export const isMine = ({ user, scoped }: Pick<Ctx, 'user' | 'scoped'>, owner: number | null): boolean =>
  owner === null ? user.scope.kind === 'all' : scoped.holds(owner)

/** The conditions of the list and the export. */
export const conditionsOf =
  ({ now, services, user }: Pick<Ctx, 'now' | 'services' | 'user'>) =>
  (query: Contract.Filters) =>
    allOf([
      ...readable(user),
      ...conditionsIn(drillPlan, query),
      ...when(
        query.review,
        sql`drill_plan.status = ${sql.lit(status.effective)}
          and drill_plan.review_due <= ${addDays(localDay(now, services.database.timezone), REVIEW_DAYS)}::date`,
      ),
    ])

/** The plans that the caller reads, with the name of their branch. */
export const planRows = ({ db, user }: Pick<Ctx, 'db' | 'user'>) =>
  db
    .selectFrom('drill_plan')
    .selectAll()
    .select(
      sql<string | null>`(select dept_name from dept where dept.id = drill_plan.owner_dept_id)`.as('owner_dept_name'),
    )
    .where(allOf(readable(user)))

/** A row as the caller sees it. */
export const rowOf =
  (ctx: Pick<Ctx, 'user' | 'scoped'>) =>
  (row: NamedPlan): Row<typeof Contract.GetPageList> => ({
    ...row,
    allowed: isMine(ctx, row.owner_dept_id) ? allowedMoves(drillPlan, row, ctx.user) : [],
  })

/** A version with who does what, and the versions before and after it. */
export async function detailOf(ctx: Ctx, row: NamedPlan): Promise<Row<typeof Contract.Get>> {
  const versions = await ctx.db
    .selectFrom('drill_plan')
    .select(['id', 'plan_version', 'status', 'effective_date'])
    .where(sql`coalesce(origin_id, id)`, '=', row.origin_id ?? row.id)
    .orderBy('id', 'desc')
    .limit(200)
    .execute()
  return { ...row, ...rowOf(ctx)(row), roles: row.roles, versions }
}
