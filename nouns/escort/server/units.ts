import { everything } from '@shouya/server/core/access/everything.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail, failAt } from '@shouya/server/core/failure.ts'
import { type RawBuilder, sql } from 'kysely'

/** The company that an outsider belongs to; null for the bank's own people. */
export const ownCompany = ({ scope }: Pick<Ctx['user'], 'scope'>): number | null =>
  scope.kind === 'party' ? scope.partyId : null

/** The units that the caller may name in a record: those in scope, for a company's people those that the company serves. */
export function reachable({ user, db, scoped }: Pick<Ctx, 'user' | 'db' | 'scoped'>) {
  const own = ownCompany(user)
  if (own === null) return scoped.rows('dept').select(shown)
  return everything(db).selectFrom('dept').select(shown).where(servedBy(own))
}

const shown = ['id', 'parent_id', 'dept_code', 'dept_name', 'dept_type', 'status'] as const

/** The condition that a company serves a unit: its record names the unit or one above it. */
const servedBy = (company: number): RawBuilder<boolean> =>
  sql`exists (select from escort_company_dept link join dept served on served.id = link.dept_id
    where link.escort_company_id = ${company} and dept.path <@ served.path)`

const HEAD = 1

/**
 * The new units of a record: those that the caller names, and those of the record that the caller may not see. 403 for a unit
 * that the caller may not name, 1001 at `path` for the head office and for a unit that the company does not serve.
 */
export async function checkUnits(
  ctx: Ctx,
  wanted: readonly number[],
  had: readonly number[],
  company?: number,
  path = 'dept_ids',
): Promise<number[]> {
  const named = [...wanted, ...had]
  const inReach = new Set((await reachable(ctx).where('id', 'in', named).execute()).map(({ id }) => id))
  const beyond = wanted.filter((id) => !inReach.has(id) && !had.includes(id))
  const units = await everything(ctx.db)
    .selectFrom('dept')
    .select(['id', 'dept_type', 'status'])
    .where('id', 'in', [...wanted])
    .$if(company !== undefined, (query) => query.where(servedBy(company as number)))
    .execute()
  const usable = (id: number) => units.some((unit) => unit.id === id && unit.dept_type !== HEAD && unit.status === 1)
  if (beyond.length > 0) {
    const existing = await everything(ctx.db).selectFrom('dept').select('id').where('id', 'in', beyond).execute()
    if (existing.length > 0) fail('OutOfScope')
  }
  if (wanted.some((id) => !had.includes(id) && !usable(id)))
    failAt(path, company === undefined ? 'input.unit' : 'escort.served')
  return [...new Set([...wanted, ...had.filter((id) => !inReach.has(id))])]
}
