import type { Unscoped } from '@shouya/server/db/scope.ts'
import { type Kysely, sql } from 'kysely'

export type Taking = {
  check_id: number
  item_id: number
  /** Dictionary check_result where it is known already. */
  result: number | null
  value_num?: number | null
}

/** Copies items into checks as they are called now, so that a later change of an item rewrites no check (domain 4.1). */
export async function takeItems(db: Kysely<Unscoped>, takings: readonly Taking[]): Promise<void> {
  if (takings.length === 0) return
  await sql`insert into security_result (check_id, item_id, item_code, category, content, standard, result_type, full_score,
      need_photo, hazard_level, sort, value_unit, min_value, max_value, known_by, known_devices, result, value_num)
    select t.check_id, i.id, i.item_code, i.category, i.content, i.standard, i.result_type, i.full_score, i.need_photo,
      i.risk_level, i.sort, i.value_unit, i.min_value, i.max_value, i.known_by, i.known_devices, t.result, t.value_num
    from unnest(${takings.map((t) => t.check_id)}::bigint[], ${takings.map((t) => t.item_id)}::bigint[],
      ${takings.map((t) => t.result)}::smallint[], ${takings.map((t) => t.value_num ?? null)}::numeric[])
      with ordinality as t (check_id, item_id, result, value_num, n)
    join check_item i on i.id = t.item_id order by t.n`.execute(db)
}
