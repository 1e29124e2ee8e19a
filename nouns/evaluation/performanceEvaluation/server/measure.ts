import { everything } from '@shouya/server/core/access/everything.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { localDay } from '@shouya/server/core/time/local.ts'
import { type RawBuilder, sql } from 'kysely'
import { canEscort } from '../../../escort/server/public.ts'
import { type Source, subjectType } from '../rules.ts'
import { type RecordSource, recordsIn } from './records.ts'

/** A share of 0 to 1, and of how many it is counted. */
export type Measure = { value: number; counted: number }
export type Measures = Partial<Record<Source, Measure>>

type Subject = { id: number; subject_type: number; staff_id: number | null; escort_company_id: number }
/** The sum of the parts and of what they are parts of, and of how many records. */
type Line = { key: number; part: number; whole: number; records: number }

/** The people of each evaluation as a relation of SQL. */
export const whoOf = (people: readonly { key: number; staff_id: number }[]) =>
  sql`jsonb_to_recordset(${JSON.stringify(people)}::jsonb) as who (key bigint, staff_id bigint)`

/**
 * The sources of a year for each evaluation (domain 5.5), by its id: of a person their own records, of a company those of its
 * people on duty. A source without records is left out.
 */
export async function measuresOf(ctx: Ctx, year: number, subjects: readonly Subject[]): Promise<Map<number, Measures>> {
  const people = await peopleOf(ctx, subjects)
  const records = Object.entries(recordsIn(whoOf(people), year)) as [RecordSource, RawBuilder<unknown>][]
  const counted = new Map(
    await Promise.all(records.map(async ([source, rows]) => [source, await linesOf(ctx, rows)] as const)),
  )
  const reasons = await reasonsOf(ctx, people)
  return new Map(
    subjects.map((subject) => {
      const staff = people.filter(({ key }) => key === subject.id)
      const valid = staff.filter(({ staff_id }) => reasons.get(staff_id)?.length === 0).length
      const certificates = staff.length > 0 ? { value: valid / staff.length, counted: staff.length } : undefined
      const found: [Source, Measure | undefined][] = [['certificates', certificates]]
      for (const [source] of records)
        found.push([source, measureOf(source, subject, counted.get(source)?.get(subject.id))])
      const measures = found.flatMap(([source, measure]) =>
        measure ? [[source, { ...measure, value: Math.round(measure.value * 10_000) / 10_000 }] as const] : [],
      )
      return [subject.id, Object.fromEntries(measures) as Measures]
    }),
  )
}

/** Why each of some people may not serve today; none where their papers are valid. */
export const reasonsOf = async (ctx: Ctx, people: readonly { staff_id: number }[]) =>
  canEscort(
    ctx.db,
    [...new Set(people.map(({ staff_id }) => staff_id))],
    [],
    localDay(ctx.now, ctx.services.database.timezone),
  )

function measureOf(source: RecordSource, { subject_type }: Subject, line: Line | undefined): Measure | undefined {
  if (!line || line.whole === 0) return undefined
  const { part, whole, records } = line
  // Each one-vote item takes half of a person's; of a company it is the share of evaluations without one.
  if (source === 'conduct' && subject_type === subjectType.person)
    return { value: Math.max(0, 1 - (whole - part) / 2), counted: records }
  // Rewards lift a month above 100.
  return {
    value: Math.min(1, part / whole),
    counted: source === 'attendance' || source === 'training' ? whole : records,
  }
}

async function linesOf(ctx: Ctx, records: RawBuilder<unknown>): Promise<Map<number, Line>> {
  const { rows } =
    await sql<Line>`select key, sum(part)::float8 as part, sum(whole)::float8 as whole, count(*)::int as records
    from (${records}) as record group by key`.execute(ctx.db)
  return new Map(rows.map((row) => [row.key, row]))
}

/** The people whose records count for each evaluation. */
export async function peopleOf(ctx: Ctx, subjects: readonly Subject[]): Promise<{ key: number; staff_id: number }[]> {
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
