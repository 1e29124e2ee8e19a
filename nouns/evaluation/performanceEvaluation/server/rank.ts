import type { Ctx } from '@shouya/server/core/context.ts'
import { sql } from 'kysely'
import { type Performance, status } from './rows.ts'

type Group = Pick<Performance, 'dept_id' | 'year' | 'subject_type'>

/** Ranks those of the same branch, year and kind by their totals; what is effective keeps its rank. */
export async function rankAgain(ctx: Ctx, rows: readonly Group[]): Promise<void> {
  const groups = new Map(rows.map((row) => [`${row.dept_id} ${row.year} ${row.subject_type}`, row]))
  for (const { dept_id, year, subject_type } of groups.values())
    await sql`update performance_evaluation as evaluation set rank_in_branch = ranked.place
      from (select id, rank() over (order by total desc) as place from performance_evaluation
        where dept_id = ${dept_id} and year = ${year} and subject_type = ${subject_type} and total is not null) as ranked
      where evaluation.id = ranked.id and evaluation.status not in (${sql.lit(status.effective)}, ${sql.lit(status.archived)})
        and evaluation.rank_in_branch is distinct from ranked.place`.execute(ctx.db)
}
