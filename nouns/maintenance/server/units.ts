import { everything } from '@shouya/server/core/access/everything.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail, failAt } from '@shouya/server/core/failure.ts'
import { type RawBuilder, sql } from 'kysely'

/** The vendor that an outsider belongs to; null for the bank's own people. */
export const ownVendor = ({ scope }: Pick<Ctx['user'], 'scope'>): number | null =>
  scope.kind === 'party' ? scope.partyId : null

const shown = ['id', 'parent_id', 'dept_code', 'dept_name', 'dept_type', 'status'] as const

/** The units that the caller may name in a record: those in scope, for a vendor's people those that it serves. */
export function reachable({ user, db, scoped }: Pick<Ctx, 'user' | 'db' | 'scoped'>) {
  const own = ownVendor(user)
  if (own === null) return scoped.rows('dept').select(shown)
  return everything(db).selectFrom('dept').select(shown).where(servedBy(own))
}

/**
 * The condition that a vendor serves a unit, which the query calls `dept`: its record names the unit or one above it.
 * @param vendor its id, or the column with it
 */
export const servedBy = (vendor: number | 'maintain_company.id'): RawBuilder<boolean> =>
  sql`exists (select from maintain_company_dept link join dept served on served.id = link.dept_id
    where link.company_id = ${typeof vendor === 'number' ? vendor : sql.ref(vendor)} and dept.path <@ served.path)`

/**
 * The new units of a record: those that the caller names, and those of the record that the caller may not see. 403 for a unit
 * that the caller may not name; 1001 at `dept_ids` for a closed unit, or one that `vendor` does not serve.
 */
export async function checkUnits(
  ctx: Ctx,
  wanted: readonly number[],
  had: readonly number[],
  vendor?: number,
): Promise<number[]> {
  const named = [...wanted, ...had]
  if (named.length === 0) return []
  const inReach = new Set((await reachable(ctx).where('id', 'in', named).execute()).map(({ id }) => id))
  const units = await everything(ctx.db)
    .selectFrom('dept')
    .select(['id', 'status'])
    .$if(vendor !== undefined, (query) => query.select(servedBy(vendor as number).as('served')))
    .where('id', 'in', named)
    .execute()
  const added = wanted.filter((id) => !had.includes(id))
  if (added.some((id) => !inReach.has(id) && units.some((unit) => unit.id === id))) fail('OutOfScope')
  const usable = (id: number) => units.some((unit) => unit.id === id && unit.status === 1 && unit.served !== false)
  if (added.some((id) => !usable(id))) failAt('dept_ids', vendor === undefined ? 'input.unit' : 'vendor.refused.served')
  return [...new Set([...wanted, ...had.filter((id) => !inReach.has(id))])]
}
