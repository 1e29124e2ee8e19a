import type { Unscoped } from '@shouya/server/db/scope.ts'
import { type Kysely, sql } from 'kysely'
import type { Result } from './rules.ts'

/** Writes what was found into the items of a draft, all in one statement. */
export async function storeAnswers(db: Kysely<Unscoped>, results: readonly Result[]): Promise<void> {
  const rows = results.map(
    ({ id, result, value_num, value_text, score, problem_desc, photos, known_count, known_reason }) => ({
      id,
      result,
      value_num,
      value_text,
      score,
      problem_desc,
      photos,
      known_count,
      known_reason,
    }),
  )
  await sql`update security_result set result = a.result, value_num = a.value_num, value_text = a.value_text, score = a.score,
      problem_desc = a.problem_desc, photos = a.photos, known_count = a.known_count, known_reason = a.known_reason
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as a (id bigint, result smallint, value_num numeric,
      value_text text, score numeric, problem_desc text, photos bigint[], known_count int, known_reason text)
    where security_result.id = a.id`.execute(db)
}
