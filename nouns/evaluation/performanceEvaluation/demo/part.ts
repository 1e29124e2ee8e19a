import type { DB } from '@shouya/server/db/schema.gen.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import { actAs } from '@shouya/server/demo/actAs.ts'
import { localText } from '@shouya/server/demo/calendar.ts'
import { insertRows } from '@shouya/server/demo/insertRows.ts'
import { openSerials } from '@shouya/server/demo/openSerials.ts'
import type { DemoPart, Ground } from '@shouya/server/demo/part.ts'
import type { Kysely } from 'kysely'
import { settleDues } from '../../../tasks/taskAssignment/demo/dues.ts'
import { performanceEvaluation as noun } from '../noun.ts'
import { measuresOf } from '../server/measure.ts'
import { keepScores } from '../server/steps.ts'
import { performanceRow, rank, type Subject } from './performanceRow.ts'
import { subjectsOf } from './subjectsOf.ts'

export const part: DemoPart = {
  title: 'yearly evaluations',
  after: ['evaluation/guardEvaluation', 'reports/sceneCheck', 'drills/drillRecord'],
  tables: ['performance_evaluation'],
  fill: fillPerformances,
}

const TASK = 'Y_EVAL'

/** The yearly evaluations of guards, of the people who ride of some branches, and of companies, in every state (domain 5.5). */
async function fillPerformances(tx: Kysely<DB>, ground: Ground) {
  const { services, admin, days } = ground
  const standard = (
    await tx.selectFrom('evaluation_item').selectAll().where('kind', '=', 'performance').orderBy('seq').execute()
  ).map(({ seq, content, full_points: weight }) => ({ seq, content, weight }))
  const subjects = (await subjectsOf(tx, ground)).toSorted((a, b) => a.course.created - b.course.created)
  const acting = actAs(tx, admin, days.now, { services, scope: { kind: 'all' } })
  const numbered = subjects.map((subject, index) => ({ ...subject, id: index + 1 }))
  const measures = new Map<number, Awaited<ReturnType<typeof measuresOf>>>()
  for (const [year, ofYear] of Map.groupBy(numbered, (subject) => subject.year))
    measures.set(year, await measuresOf(acting, year, ofYear))
  const serials = await openSerials(tx, [noun.prefix])
  const rows = numbered.map((subject) => {
    const number = serials.next(noun.prefix, localText(subject.course.created).slice(0, 10), subject.unit.dept_code)
    return performanceRow(subject, number, standard, measures.get(subject.year)?.get(subject.id) ?? {})
  })
  rank(rows)
  await insertRows(tx, noun.table, rows)
  await serials.store()
  const effective = rows.filter(({ effective_time }) => effective_time !== null).map(({ id }) => id)
  await keepScores(tx as unknown as Kysely<Unscoped>, effective)
  await settleDues(tx, donesOf(numbered))
  return { 'yearly evaluations': rows.length }
}

/** A branch has done its task with the notice of the last of its guards. */
function donesOf(subjects: readonly (Subject & { id: number })[]) {
  const guards = Map.groupBy(
    subjects.filter(({ isGuard }) => isGuard),
    ({ unit, year }) => `${unit.id} ${year}`,
  )
  return [...guards.values()].flatMap((ofBranch) => {
    const last = ofBranch.toSorted((a, b) => (a.course.audited ?? 0) - (b.course.audited ?? 0)).at(-1)
    if (!last || ofBranch.some(({ course }) => course.audited === null)) return []
    const at = last.course.audited ?? 0
    return [{ code: TASK, period: String(last.year), deptId: last.unit.id, at, table: noun.table, id: last.id }]
  })
}
