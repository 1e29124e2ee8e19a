import type { Result as Answered, Input } from '@shouya/contract/action'
import type { Ctx } from '@shouya/server/core/context.ts'
import type * as Contract from '../contract.ts'
import { MOST_EXCELLENT, perfGrade } from '../rules.ts'

/** Grades of a year by branch, as far as the caller sees the evaluations. */
export async function summary(
  ctx: Ctx,
  { year, subject_type }: Input<typeof Contract.GetSummary>,
): Promise<Answered<typeof Contract.GetSummary>> {
  const rows = await ctx.scoped
    .rows('performance_evaluation')
    .select(['dept_id', 'dept_name', 'grade'])
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('year', '=', year)
    .where('subject_type', '=', subject_type)
    .groupBy(['dept_id', 'dept_name', 'grade'])
    .orderBy('dept_name')
    .execute()
  return [...Map.groupBy(rows, ({ dept_id }) => dept_id)].map(([dept_id, ofUnit]) => {
    const grades = Object.values(perfGrade).map((grade) =>
      Number(ofUnit.find((row) => row.grade === grade)?.count ?? 0),
    )
    const total = ofUnit.reduce((sum, { count }) => sum + Number(count), 0)
    const [excellent = 0] = grades
    return {
      dept_id,
      dept_name: ofUnit[0]?.dept_name ?? '',
      total,
      grades,
      too_many_excellent: excellent > total * MOST_EXCELLENT,
    }
  })
}
