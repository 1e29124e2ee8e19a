import { periodOf, periodType } from '@shouya/noun/period'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import { type Calendar, localText } from '@shouya/server/demo/calendar.ts'
import { insertRows } from '@shouya/server/demo/insertRows.ts'
import { openSerials } from '@shouya/server/demo/openSerials.ts'
import type { DemoPart, Ground } from '@shouya/server/demo/part.ts'
import type { Team } from '@shouya/server/demo/people.ts'
import { SHOWN_OUTLET } from '@shouya/server/demo/posts.ts'
import { random } from '@shouya/server/demo/random.ts'
import type { Kysely } from 'kysely'
import { type Due, duesOf, settleDues } from '../../../tasks/taskAssignment/demo/dues.ts'
import { planDoing } from '../../../tasks/taskAssignment/demo/planDoing.ts'
import { planTexts } from '../../drillPlan/demo/planTexts.ts'
import { drillRecord, FIRE } from '../noun.ts'
import { halfOf } from '../rules.ts'
import { type Course, drillRow } from './drillRow.ts'

export const part: DemoPart = {
  title: 'drills',
  after: ['drills/drillPlan', 'tasks/taskAssignment'],
  tables: ['drill_record'],
  fill: fillDrills,
}

/** The drill of the shown outlet that waits for its evaluation, in days before today. */
const AWAITS = -5
/** One outlet of so many that have not drilled yet has planned it. */
const PLANNED = 4
/** Dictionary staff_duty: 驻点保安; dictionary staff_status: on duty. */
const POST_GUARD = 7
const ON_DUTY = 1

/** A drill of each quarter that is due, an evacuation in each half-year (domain 16.1, 5.1 Q_DRILL, H_FIREDRILL). */
async function fillDrills(tx: Kysely<DB>, { teams, days }: Ground) {
  const guards = await guardsOf(tx)
  const byUnit = new Map(teams.map((team) => [team.unit.id, team]))
  const courses = (await duesOf(tx, ['Q_DRILL']))
    .flatMap((due) => {
      const team = byUnit.get(due.deptId)
      return team ? (courseOf(due, team, guards.get(due.deptId) ?? [], days) ?? []) : []
    })
    .sort((a, b) => a.at - b.at || a.team.unit.id - b.team.unit.id)
  const serials = await openSerials(tx, [drillRecord.prefix])
  const rows = courses.map((course, index) => {
    const number = serials.next(drillRecord.prefix, localText(course.at).slice(0, 10), course.team.unit.dept_code)
    return drillRow(course, index + 1, number, days)
  })
  await insertRows(tx, 'drill_record', rows)
  await serials.store()
  await settleDues(
    tx,
    rows.flatMap(({ id, dept_id, period_key, drill_type, evaluate_time }) => {
      if (evaluate_time === null) return []
      const done = { deptId: dept_id, at: Date.parse(evaluate_time), table: drillRecord.table, id }
      return [
        { ...done, code: 'Q_DRILL', period: period_key },
        ...(drill_type === FIRE ? [{ ...done, code: 'H_FIREDRILL', period: halfOf(period_key) }] : []),
      ]
    }),
  )
  return { drills: rows.length }
}

/** The names of the guards on duty at the doors of outlets, who take part. */
async function guardsOf(tx: Kysely<DB>): Promise<ReadonlyMap<number, readonly string[]>> {
  const posted = await tx
    .selectFrom('escort_staff as guard')
    .innerJoin('escort_staff_dept as post', 'post.staff_id', 'guard.id')
    .select(['guard.name', 'post.dept_id'])
    .where('guard.duty_type', '=', POST_GUARD)
    .where('guard.status', '=', ON_DUTY)
    .orderBy('guard.name')
    .orderBy('guard.id')
    .execute()
  const byUnit = Map.groupBy(posted, ({ dept_id }) => dept_id)
  return new Map([...byUnit].map(([id, own]) => [id, own.map(({ name }) => name)]))
}

function courseOf(due: Due, team: Team, guards: readonly string[], days: Calendar): Course | null {
  const draw = random(`drills ${due.period} ${team.unit.dept_code}`)
  const [type, score] = [draw.int(1, planTexts.length), draw.int(72, 98)]
  const isLast = due.deadline > days.now
  // The second quarter of each half-year has its evacuation.
  const common = { team, guards, score, draw, drillType: Number(due.period.slice(5)) % 2 === 0 ? FIRE : type }
  if (team.unit.dept_code === SHOWN_OUTLET && periodOf(periodType.quarter, days.day(AWAITS)) === due.period)
    return { ...common, at: days.at(AWAITS, 10 * 60), judgedAt: null, fate: 'awaiting' }
  const doing = planDoing(due, days, draw)
  if (doing)
    return {
      ...common,
      at: doing.begun,
      judgedAt: doing.counts,
      fate: doing.counts <= days.until ? 'archived' : 'awaiting',
    }
  const isPlanned = isLast && due.first <= days.now && team.unit.id % PLANNED === 0
  return isPlanned ? { ...common, at: days.at(7, 10 * 60), judgedAt: null, fate: 'planned' } : null
}
