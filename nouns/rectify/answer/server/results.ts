import type { DB } from '@shouya/server/db/schema.gen.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import { type Kysely, type Selectable, sql } from 'kysely'

/** The tables with the answers of checks; they have the same columns. */
export type AnswerTable = 'security_result'

/** An item of a check with its answer so far. */
export type AnsweredItem = Selectable<DB['security_result']>

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
export async function takeItems(db: Kysely<Unscoped>, table: AnswerTable, takings: readonly Taking[]): Promise<void> {
  if (takings.length === 0) return
  await sql`insert into ${sql.table(table)} (check_id, item_id, ${called}, result, value_num)
    select t.check_id, t.item_id, ${called}, t.result, t.value_num
    from unnest(${takings.map((t) => t.check_id)}::bigint[], ${takings.map((t) => t.item_id)}::bigint[],
      ${takings.map((t) => t.result)}::smallint[], ${takings.map((t) => t.value_num ?? null)}::numeric[])
      with ordinality as t (check_id, item_id, result, value_num, n)
    join (select risk_level as hazard_level, * from check_item) as item on item.id = t.item_id order by t.n`.execute(db)
}

/** The items of a check that replaces another one. Photos are not copied: the new check needs its own. */
export async function copyAnswers(db: Kysely<Unscoped>, table: AnswerTable, from: number, to: number): Promise<void> {
  const answerColumns = sql.raw('result, value_num, value_text, score, problem_desc, known_reason')
  await sql`insert into ${sql.table(table)} (check_id, item_id, ${called}, ${answerColumns})
    select ${to}, item_id, ${called}, ${answerColumns} from ${sql.table(table)} where check_id = ${from}`.execute(db)
}

/** Writes the answers into the items of a draft, in one statement. */
export async function storeAnswers(
  db: Kysely<Unscoped>,
  table: AnswerTable,
  results: readonly AnsweredItem[],
): Promise<void> {
  await sql`update ${sql.table(table)} as r set result = a.result, value_num = a.value_num, value_text = a.value_text,
      score = a.score, problem_desc = a.problem_desc, photos = a.photos, known_count = a.known_count,
      known_reason = a.known_reason
    from jsonb_to_recordset(${JSON.stringify(results)}::jsonb) as a (id bigint, result smallint, value_num numeric,
      value_text text, score numeric, problem_desc text, photos bigint[], known_count int, known_reason text)
    where r.id = a.id`.execute(db)
}

/** The results, in the order of the items. */
export const resultsOf = (db: Kysely<Unscoped>, table: AnswerTable, ids: readonly number[]): Promise<AnsweredItem[]> =>
  db
    .selectFrom(table)
    .selectAll()
    .where('check_id', 'in', ids)
    .orderBy('check_id')
    .orderBy('sort')
    .orderBy('id')
    .execute()
