import type { Lang } from '@shouya/contract/messages'
import type { Ctx } from '@shouya/server/core/context.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import { type Selectable, sql } from 'kysely'
import type { z } from 'zod'
import type { WarnRule } from '../cells.ts'
import type { columnRow } from '../contract.ts'
import { formulaOf, keysIn } from '../formula.ts'
import { type Measure, measures, sourceType } from '../measures.ts'

export type SourceExpr = z.output<typeof columnRow>['source_expr']

/** A column as it is kept; SaveColumn has checked its JSON. */
export type Column = Omit<Selectable<DB['selfcheck_column']>, 'source_expr' | 'warn_rule'> & {
  source_expr: SourceExpr
  warn_rule: WarnRule[]
}

/** Dictionary dept_type: 分行. */
export const BRANCH = 2

/** The columns of all owners in their order: those of the whole bank first. */
export const allColumns = ({ db }: Pick<Ctx, 'db'>) =>
  db
    .selectFrom('selfcheck_column')
    .selectAll()
    .orderBy(sql`owner_dept_id nulls first`)
    .orderBy('sort')
    .orderBy('id')
    .$castTo<Column>()

/** The branch that a unit is, or belongs to; null: none. */
async function branchOf({ db }: Pick<Ctx, 'db'>, deptId: number): Promise<number | null> {
  const { rows } = await sql<{
    id: number
  }>`select branch.id from dept unit join dept branch on branch.path @> unit.path
    where unit.id = ${deptId} and branch.dept_type = ${sql.lit(BRANCH)}
    order by nlevel(branch.path) desc limit 1`.execute(db)
  return rows[0]?.id ?? null
}

/** Whether the columns of a unit's statistics are among them: those of the whole bank, and of its branch. */
export const isOf =
  (branch: number | null) =>
  ({ owner_dept_id }: Pick<Column, 'owner_dept_id'>): boolean =>
    owner_dept_id === null || owner_dept_id === branch

/** The columns that are on, of a unit's statistics. */
export async function columnsOf(ctx: Ctx, deptId: number): Promise<Column[]> {
  const branch = await branchOf(ctx, deptId)
  const columns = await allColumns(ctx).where('status', '=', 1).execute()
  return columns.filter(isOf(branch))
}

/** Whether the caller may change a column of a branch, or of the whole bank (null). */
export const isMine = ({ user, scoped }: Ctx, owner: number | null): boolean =>
  owner === null ? user.scope.kind === 'all' : scoped.holds(owner)

/** A column's title and the head over it, in a language. */
export function titlesOf(column: Column, lang: Lang): { title: string; group: string | null } {
  const own = {
    CN: [column.title_cn, column.group_cn],
    HK: [column.title_hk, column.group_hk],
    US: [column.title_us, column.group_us],
  } as const
  const [title, group] = own[lang]
  return { title: title || column.title_cn, group: group || column.group_cn || null }
}

export const measureOf = ({ source_expr: { measure } }: Pick<Column, 'source_expr'>): Measure | undefined =>
  measure && measures[measure]

/** The keys that a column needs for its values. */
export const needsOf = ({ source_type, source_expr: { formula = '' } }: Pick<Column, 'source_type' | 'source_expr'>) =>
  source_type === sourceType.formula ? keysIn(formulaOf(formula)) : []
