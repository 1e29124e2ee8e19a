import { everything } from '@shouya/server/core/access/everything.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail } from '@shouya/server/core/failure.ts'
import { sql } from 'kysely'
import { MOST_AT_ONCE } from '../contract.ts'
import { subjectType } from '../rules.ts'

export type Subject = { id: number; name: string; company_id: number; company: string; dept_id: number }
type Asked = { year: number; subject_type: number }

const BRANCH = 2
/** Dictionary staff_status: on duty or suspended; escort_company_status: working with the bank. */
const EVALUATED = [1, 2]

/** The branch to which the caller belongs, or head office. */
async function ownAssessor({ db, user }: Pick<Ctx, 'db' | 'user'>) {
  const above = await everything(db)
    .selectFrom('dept')
    .select(['id', 'dept_name', 'dept_code', 'dept_type'])
    .where(sql<boolean>`dept.path @> (select path from dept own where own.id = ${user.deptId})`)
    .where('dept_type', 'in', [1, BRANCH])
    .orderBy(sql`nlevel(path)`, 'desc')
    .executeTakeFirst()
  return above ?? fail('OutOfScope')
}

/**
 * Who of the caller's scope has no evaluation of a year: of a branch the people at its units, of head office all, each by the
 * branch of their first unit; companies by whoever asks.
 */
export async function subjectsWithout(ctx: Ctx, { year, subject_type }: Asked): Promise<Subject[]> {
  const own = await ownAssessor(ctx)
  const taken = sql`select from performance_evaluation made where made.year = ${year}`
  if (subject_type === subjectType.company)
    return ctx.scoped
      .rows('escort_company')
      .select(['id', 'company_name as name', 'id as company_id', 'company_name as company'])
      .select(sql<number>`${own.id}::bigint`.as('dept_id'))
      .where('status', 'in', EVALUATED)
      .where(
        sql<boolean>`not exists (${taken} and made.subject_type = 2 and made.escort_company_id = escort_company.id)`,
      )
      .orderBy('company_name')
      .limit(MOST_AT_ONCE + 1)
      .execute()
  const branch = own.dept_type === BRANCH ? own.id : null
  const placed = sql<
    number | null
  >`(select branch.id from escort_staff_dept link join dept unit on unit.id = link.dept_id
    join dept branch on branch.path @> unit.path and branch.dept_type = ${sql.lit(BRANCH)}
    where link.staff_id = escort_staff.id and (${branch}::bigint is null or branch.id = ${branch}) order by branch.id limit 1)`
  return ctx.scoped
    .rows('escort_staff')
    .innerJoin(
      everything(ctx.db).selectFrom('escort_company').select(['id', 'company_name']).as('firm'),
      'firm.id',
      'escort_staff.escort_company_id',
    )
    .select([
      'escort_staff.id',
      'escort_staff.name',
      'escort_staff.escort_company_id as company_id',
      'firm.company_name as company',
    ])
    .select(sql<number>`coalesce(${placed}, ${own.id})`.as('dept_id'))
    .where('escort_staff.status', 'in', EVALUATED)
    .where('escort_staff.entry_date', '<=', `${year}-12-31`)
    .$if(branch !== null, (query) => query.where(sql<boolean>`${placed} is not null`))
    .where(sql<boolean>`not exists (${taken} and made.staff_id = escort_staff.id)`)
    .orderBy('firm.company_name')
    .orderBy('escort_staff.name')
    .limit(MOST_AT_ONCE + 1)
    .execute()
}
