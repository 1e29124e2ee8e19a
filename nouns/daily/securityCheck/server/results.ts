import type { Unscoped } from '@shouya/server/db/scope.ts'
import { type Kysely, sql } from 'kysely'
import type { Result } from './rules.ts'

type Taking = {
  check_id: number
  item_id: number
  /** Dictionary check_result, if it is known already. */
  result: number | null
  value_num?: number | null
}

/** The columns with the names and settings of items. */
const called = sql.raw(
  'item_code, category, content, standard, result_type, full_score, need_photo, hazard_level, sort, value_unit, min_value, max_value, known_by, known_devices',
)

/**
 * Copies items into checks with their current names, so that a later change of an item does not change checks (domain
 * 4.1).
 */
export async function takeItems(db: Kysely<Unscoped>, takings: readonly Taking[]): Promise<void> {
  if (takings.length === 0) return
  await sql`insert into security_result (check_id, item_id, ${called}, result, value_num)
    select t.check_id, t.item_id, ${called}, t.result, t.value_num
    from unnest(${takings.map((t) => t.check_id)}::bigint[], ${takings.map((t) => t.item_id)}::bigint[],
      ${takings.map((t) => t.result)}::smallint[], ${takings.map((t) => t.value_num ?? null)}::numeric[])
      with ordinality as t (check_id, item_id, result, value_num, n)
    join (select risk_level as hazard_level, * from check_item) as item on item.id = t.item_id order by t.n`.execute(db)
}

/** The items of a check that replaces another one. Photos are not copied: the new check needs its own. */
export async function copyResults(db: Kysely<Unscoped>, from: number, to: number): Promise<void> {
  const answerColumns = sql.raw('result, value_num, value_text, score, problem_desc, known_reason')
  await sql`insert into security_result (check_id, item_id, ${called}, ${answerColumns})
    select ${to}, item_id, ${called}, ${answerColumns} from security_result where check_id = ${from}`.execute(db)
}

/** Writes the answers into the items of a draft, in one statement. */
export async function storeAnswers(db: Kysely<Unscoped>, results: readonly Result[]): Promise<void> {
  await sql`update security_result set result = a.result, value_num = a.value_num, value_text = a.value_text, score = a.score,
      problem_desc = a.problem_desc, photos = a.photos, known_count = a.known_count, known_reason = a.known_reason
    from jsonb_to_recordset(${JSON.stringify(results)}::jsonb) as a (id bigint, result smallint, value_num numeric,
      value_text text, score numeric, problem_desc text, photos bigint[], known_count int, known_reason text)
    where security_result.id = a.id`.execute(db)
}

/** The results, in the order of the items. */
export const resultsOf = (db: Kysely<Unscoped>, ids: readonly number[]) =>
  db
    .selectFrom('security_result')
    .selectAll()
    .where('check_id', 'in', ids)
    .orderBy('check_id')
    .orderBy('sort')
    .orderBy('id')
    .execute()
