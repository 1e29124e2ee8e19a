import { everything } from '@shouya/server/core/access/everything.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { localDay } from '@shouya/server/core/time/local.ts'
import { sql } from 'kysely'
import { canEscort, POST_GUARD } from '../../../escort/server/public.ts'
import { type Source, subjectType } from '../rules.ts'

/** A share of 0 to 1, and of how many it is counted. */
export type Measure = { value: number; counted: number }
export type Measures = Partial<Record<Source, Measure>>

type Subject = { id: number; subject_type: number; staff_id: number | null; escort_company_id: number }
type Line = { key: number } & Record<string, number | null>

/**
 * The sources of a year for each evaluation (domain 5.5), by its id: of a person their own records, of a company those of its
 * people on duty. A source without records is left out.
 */
export async function measuresOf(ctx: Ctx, year: number, subjects: readonly Subject[]): Promise<Map<number, Measures>> {
  const people = await peopleOf(ctx, subjects)
  const who = sql`jsonb_to_recordset(${JSON.stringify(people.map(({ key, staff_id }) => ({ key, staff_id })))}::jsonb)
    as who (key bigint, staff_id bigint)`
  const [first, last] = [`${year}-01-01`, `${year}-12-31`]
  const [months, scenes, runs, doors, lessons, drills] = await Promise.all([
    lines(
      ctx,
      sql`select key, count(*)::int as counted, (sum(attendance_days) + sum(absent_days))::int as days,
        sum(attendance_days)::float8 / nullif(sum(attendance_days) + sum(absent_days), 0) as attendance,
        least(1, avg(score)::float8 / 100) as monthly,
        avg(1 - (items->2->>'deduct')::float8 / (items->2->>'full')::float8) as duty,
        count(*) filter (where vetoes is not null)::int as vetoes
      from ${who} join guard_evaluation evaluation on evaluation.staff_id = who.staff_id
      where evaluation.status > 0 and evaluation.period_key between ${`${year}-01`} and ${`${year}-12`} group by key`,
    ),
    lines(
      ctx,
      sql`select key, count(*)::int as counted, avg(score::float8 / full_score) as scene
      from ${who} join scene_check report on report.guards @> jsonb_build_array(jsonb_build_object('staff_id', who.staff_id))
      where report.status in (3, 4, 5) and report.full_score > 0 and report.check_date between ${first} and ${last} group by key`,
    ),
    lines(
      ctx,
      sql`select key, count(on_time)::int as runs, (count(*) filter (where on_time = 1))::int as punctual,
        count(*)::int as handed, (count(*) filter (where is_consistent))::int as consistent
      from (select distinct who.key, box.id, box.on_time, box.is_consistent from ${who}
        join money_box_crew crew on crew.staff_id = who.staff_id join money_box box on box.id = crew.money_box_id
        where box.status in (2, 3, 4) and box.biz_date between ${first} and ${last}) as run group by key`,
    ),
    lines(
      ctx,
      sql`select key, count(*)::int as handed, (count(*) filter (where is_consistent))::int as consistent
      from ${who} join money_box box on box.guard_staff_id = who.staff_id
      where box.status in (2, 3, 4) and box.biz_date between ${first} and ${last} group by key`,
    ),
    lines(
      ctx,
      sql`select key, count(*)::int as counted, count(line.sign)::int as signed
      from ${who} join meeting_sign line on line.staff_id = who.staff_id join meeting_log log on log.id = line.log_id
      where log.status in (1, 2, 3) and log.begin_time >= ${first}::date and log.begin_time < ${last}::date + 1 group by key`,
    ),
    lines(
      ctx,
      sql`select key, count(*)::int as counted,
        (count(*) filter (where drill.participants @> jsonb_build_array(jsonb_build_object('name', guard.name))))::int as present
      from ${who} join escort_staff guard on guard.id = who.staff_id and guard.duty_type = ${sql.lit(POST_GUARD)}
      join escort_staff_dept post on post.staff_id = guard.id join drill_record drill on drill.dept_id = post.dept_id
      where drill.status in (3, 4) and drill.begin_time >= ${first}::date and drill.begin_time < ${last}::date + 1 group by key`,
    ),
  ])
  const today = localDay(ctx.now, ctx.services.database.timezone)
  const reasons = await canEscort(ctx.db, [...new Set(people.map(({ staff_id }) => staff_id))], [], today)
  return new Map(
    subjects.map((subject) => {
      const [month, run, door] = [months.get(subject.id), runs.get(subject.id), doors.get(subject.id)]
      const staff = people.filter(({ key }) => key === subject.id)
      const share = (part: number, of: number): Measure | undefined =>
        of > 0 ? { value: part / of, counted: of } : undefined
      const of = (line: Line | undefined, name: string): Measure | undefined => {
        const value = line?.[name] ?? null
        return value === null ? undefined : { value, counted: line?.counted ?? 0 }
      }
      const [lesson, drill] = [lessons.get(subject.id), drills.get(subject.id)]
      const handed = [run, door].reduce((sum, line) => sum + (line?.handed ?? 0), 0)
      const consistent = [run, door].reduce((sum, line) => sum + (line?.consistent ?? 0), 0)
      const valid = staff.filter(({ staff_id }) => reasons.get(staff_id)?.length === 0).length
      const found: Record<Source, Measure | undefined> = {
        attendance: of(month && { ...month, counted: month.days ?? 0 }, 'attendance'),
        monthly: of(month, 'monthly'),
        scene: of(scenes.get(subject.id), 'scene'),
        // Who rides is punctual, who guards is watchful.
        duty: share(run?.punctual ?? 0, run?.runs ?? 0) ?? of(month, 'duty'),
        consistency: share(consistent, handed),
        certificates: share(valid, staff.length),
        training: share(lesson?.signed ?? 0, lesson?.counted ?? 0),
        drills: share(drill?.present ?? 0, drill?.counted ?? 0),
        conduct: month && conductOf(subject, month),
      }
      const measures = Object.entries(found).flatMap(([source, measure]) =>
        measure ? [[source, { ...measure, value: Math.round(measure.value * 10_000) / 10_000 }] as const] : [],
      )
      return [subject.id, Object.fromEntries(measures) as Measures]
    }),
  )
}

/** Each one-vote item takes half of a person's; of a company it is the share of evaluations without one. */
function conductOf({ subject_type }: Subject, { vetoes, counted }: Line): Measure {
  const [hit, of] = [vetoes ?? 0, counted ?? 0]
  const value = subject_type === subjectType.person ? Math.max(0, 1 - hit / 2) : 1 - hit / of
  return { value, counted: of }
}

async function lines(ctx: Ctx, query: ReturnType<typeof sql>): Promise<Map<number, Line>> {
  const { rows } = await (query as ReturnType<typeof sql<Line>>).execute(ctx.db)
  return new Map(rows.map((row) => [row.key, row]))
}

/** The people whose records count for each evaluation. */
async function peopleOf(ctx: Ctx, subjects: readonly Subject[]): Promise<{ key: number; staff_id: number }[]> {
  const firms = subjects.filter(({ staff_id }) => staff_id === null)
  const staff = firms.length
    ? await everything(ctx.db)
        .selectFrom('escort_staff')
        .select(['id', 'escort_company_id'])
        .where(
          'escort_company_id',
          'in',
          firms.map(({ escort_company_id }) => escort_company_id),
        )
        .where('status', '=', 1)
        .execute()
    : []
  return subjects.flatMap(({ id: key, staff_id, escort_company_id }) =>
    staff_id === null
      ? staff
          .filter((person) => person.escort_company_id === escort_company_id)
          .map(({ id }) => ({ key, staff_id: id }))
      : [{ key, staff_id }],
  )
}
