import { everything } from '@shouya/server/core/access/everything.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail, failAt } from '@shouya/server/core/failure.ts'
import { type RawBuilder, sql } from 'kysely'

/** The company that an outsider belongs to; null for the bank's own people. */
export const ownCompany = ({ scope }: Pick<Ctx['user'], 'scope'>): number | null =>
  scope.kind === 'party' ? scope.partyId : null

/** Units that somebody may name in a record of a company: of their scope, for the company's people those that it serves. */
export function reachable({ user, db, scoped }: Pick<Ctx, 'user' | 'db' | 'scoped'>) {
  const own = ownCompany(user)
  if (own === null) return scoped.rows('dept').select(shown)
  return everything(db).selectFrom('dept').select(shown).where(servedBy(own))
}

const shown = ['id', 'parent_id', 'dept_code', 'dept_name', 'dept_type', 'status'] as const

/** Units that a company serves: those that its record names and all below them. */
const servedBy = (company: number): RawBuilder<boolean> =>
  sql`exists (select from escort_company_dept link join dept served on served.id = link.dept_id
    where link.escort_company_id = ${company} and dept.path <@ served.path)`

const HEAD = 1

/**
 * The units that a record is to have: those that the caller names, which must be in reach, and those that it has and the
 * caller does not see. 403 for one out of reach, 1001 at `path` for the head office and for what no company serves.
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
  const known = await everything(ctx.db)
    .selectFrom('dept')
    .select(['id', 'dept_type', 'status'])
    .where('id', 'in', [...wanted])
    .$if(company !== undefined, (query) => query.where(servedBy(company as number)))
    .execute()
  const usable = (id: number) => known.some((one) => one.id === id && one.dept_type !== HEAD && one.status === 1)
  if (beyond.length > 0) {
    const there = await everything(ctx.db).selectFrom('dept').select('id').where('id', 'in', beyond).execute()
    if (there.length > 0) fail('OutOfScope')
  }
  if (wanted.some((id) => !had.includes(id) && !usable(id)))
    failAt(path, company === undefined ? 'input.unit' : 'escort.served')
  return [...new Set([...wanted, ...had.filter((id) => !inReach.has(id))])]
}
