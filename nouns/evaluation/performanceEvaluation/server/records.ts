import { type RawBuilder, sql } from 'kysely'
import { POST_GUARD } from '../../../escort/server/public.ts'
import type { Source } from '../rules.ts'

/** What is counted by the people's certificates of today instead of by records of the year. */
export type RecordSource = Exclude<Source, 'certificates'>

/** The items of a monthly evaluation (domain 2.3) from which a source is taken, by their place. */
const monthlyItem = { watch: 2, service: 5 } as const

/**
 * The records of a year that each source is counted from (domain 5.5): `key` of the subject, `noun` and `id` of the record, its number,
 * day and unit, and `part` of `whole` that speaks for the subject. Score and list of records read the same rows.
 * @param who the people, as `who (key, staff_id)`
 */
export function recordsIn(who: RawBuilder<unknown>, year: number): Record<RecordSource, RawBuilder<unknown>> {
  const [first, last] = [`${year}-01-01`, `${year}-12-31`]
  const months = (part: RawBuilder<unknown>, whole = sql`1`) =>
    sql`select who.key, 'guardEvaluation' as noun, row.id, row.bill_no, row.period_key as day, row.dept_name,
        (${part})::float8 as part, (${whole})::float8 as whole
      from ${who} join guard_evaluation row on row.staff_id = who.staff_id
      where row.status > 0 and row.period_key between ${`${year}-01`} and ${`${year}-12`}`
  const leftOf = (item: number) =>
    sql`1 - (row.items->${sql.lit(item)}->>'deduct')::float8 / (row.items->${sql.lit(item)}->>'full')::float8`
  const scenes = (part: RawBuilder<unknown>, where = sql`true`) =>
    sql`select who.key, 'sceneCheck' as noun, row.id, row.bill_no, row.check_date::text as day, row.dept_name,
        (${part})::float8 as part, 1::float8 as whole
      from ${who} join scene_check row on row.guards @> jsonb_build_array(jsonb_build_object('staff_id', who.staff_id))
      where row.status in (3, 4, 5) and row.check_date between ${first} and ${last} and ${where}`
  const boxes = (part: RawBuilder<unknown>, joined: RawBuilder<unknown>) =>
    sql`select distinct who.key, 'moneyBox' as noun, row.id, row.bill_no, row.biz_date::text as day, row.dept_name,
        (${part})::int::float8 as part, 1::float8 as whole
      from ${who} join ${joined} where row.status in (2, 3, 4) and row.biz_date between ${first} and ${last}`
  const rode = sql`money_box_crew crew on crew.staff_id = who.staff_id join money_box row on row.id = crew.money_box_id`
  const watched = sql`money_box row on row.guard_staff_id = who.staff_id`
  const isConsistent = sql`row.is_consistent is true`
  const trips = boxes(sql`row.on_time = 1`, sql`${rode} and row.on_time is not null`)
  return {
    // Absence with an approved leave speaks for nobody and against nobody.
    attendance: months(
      sql`row.attendance_days`,
      sql`row.attendance_days + row.absent_days - coalesce(row.excused_days, 0)`,
    ),
    monthly: months(sql`row.score / 100.0`),
    scene: scenes(sql`row.score::float8 / row.full_score`, sql`row.full_score > 0`),
    // Who rides is punctual, who guards is watchful.
    duty: sql`with trips as (${trips}) select * from trips union all
      select * from (${months(leftOf(monthlyItem.watch))}) as months where key not in (select key from trips)`,
    consistency: sql`${boxes(isConsistent, rode)} union ${boxes(isConsistent, watched)}`,
    training: sql`select who.key, 'meetingLog' as noun, row.id, row.bill_no, row.begin_time::date::text as day, row.dept_name,
        count(line.sign)::float8 as part, count(*)::float8 as whole
      from ${who} join meeting_sign line on line.staff_id = who.staff_id join meeting_log row on row.id = line.log_id
      where row.status in (1, 2, 3) and row.begin_time >= ${first}::date and row.begin_time < ${last}::date + 1
      group by who.key, row.id`,
    drills: sql`select who.key, 'drillRecord' as noun, row.id, row.bill_no, row.begin_time::date::text as day, row.dept_name,
        count(*) filter (where row.participants @> jsonb_build_array(jsonb_build_object('name', guard.name)))::float8 as part,
        count(*)::float8 as whole
      from ${who} join escort_staff guard on guard.id = who.staff_id and guard.duty_type = ${sql.lit(POST_GUARD)}
      join escort_staff_dept post on post.staff_id = guard.id join drill_record row on row.dept_id = post.dept_id
      where row.status in (3, 4) and row.begin_time >= ${first}::date and row.begin_time < ${last}::date + 1
      group by who.key, row.id`,
    // How well the guard knew the plan for an emergency when branches checked at the door.
    emergency:
      scenes(sql`(select bool_and((guard->>'knows_plan')::boolean)::int from jsonb_array_elements(row.guards) guard
      where (guard->>'staff_id')::bigint = who.staff_id)`),
    // What outlets took points for in service and order: complaints of customers reach them, no register of their own names a guard.
    complaints: months(leftOf(monthlyItem.service)),
    conduct: months(sql`(row.vetoes is null)::int`),
  }
}
