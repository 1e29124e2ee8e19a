import { daysOfPeriod, periodType } from '@shouya/noun/period'
import { documentNumber, type Serial, unitPart } from '@shouya/server/core/numbers/nextNumber.ts'
import { addDays, instant } from '@shouya/server/core/time/local.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import { type Calendar, localText, TIMEZONE } from '@shouya/server/demo/calendar.ts'
import { insertRows } from '@shouya/server/demo/insertRows.ts'
import type { DemoPart, Ground } from '@shouya/server/demo/part.ts'
import type { Team } from '@shouya/server/demo/people.ts'
import { SHOWN_OUTLET } from '@shouya/server/demo/posts.ts'
import { random } from '@shouya/server/demo/random.ts'
import type { Kysely } from 'kysely'
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

/** Every third outlet, so that the statistics show who has not. */
const EACH = 3
/** Days before today, about one in each quarter of a year. */
const BEFORE = [-330, -240, -150, -60, -5] as const
/** The task of a quarter or half-year is due so many days after its end. */
const GRACE = 10

type Row = ReturnType<typeof drillRow>

/** A year of drills of some outlets, with their course (domain 16.1). */
async function fillDrills(tx: Kysely<DB>, { teams, days }: Ground) {
  const courses = teams
    .filter(({ unit }, index) => index % EACH === 0 || unit.dept_code === SHOWN_OUTLET)
    .flatMap((team) => coursesOf(team, days))
    .sort((a, b) => a.at - b.at || a.team.unit.id - b.team.unit.id)
  const serials = new Map<string, Serial>()
  const rows = courses.map((course, index) => drillRow(course, index + 1, numberOf(serials, course), days))
  await insertRows(tx, 'drill_record', rows)
  await insertRows(tx, 'serial', [...serials.values()])
  await insertRows(tx, 'task_assignment', doneBy(rows, courses, days))
  return { drills: rows.length }
}

function numberOf(serials: Map<string, Serial>, { at, team }: Course): string {
  const day = localText(at).slice(0, 10)
  const unit = unitPart(team.unit.dept_code)
  const serial = serials.get(`${day} ${unit}`) ?? { prefix: drillRecord.prefix, day, unit, last: 0 }
  serial.last++
  serials.set(`${day} ${unit}`, serial)
  return documentNumber(serial)
}

function coursesOf(team: Team, days: Calendar): Course[] {
  const draw = random(`drills ${team.unit.dept_code}`)
  const isShown = team.unit.dept_code === SHOWN_OUTLET
  return BEFORE.flatMap((before, index) => {
    const [offset, minutes, type, score] = [
      draw.int(0, 20),
      draw.int(9 * 60, 15 * 60),
      draw.int(1, planTexts.length),
      draw.int(72, 98),
    ]
    const last = index === BEFORE.length - 1
    const at = days.at(last ? before : before - offset, minutes)
    if (!isShown && draw.chance(0.15)) return []
    return [
      {
        ...{ team, at, score, draw },
        // Each half-year has its evacuation.
        drillType: index % 2 === 1 ? FIRE : type,
        fate: last
          ? isShown
            ? ('awaiting' as const)
            : draw.pick(['awaiting', 'planned', 'archived'])
          : ('archived' as const),
      },
    ]
  })
}

/** The tasks of periods that still run and that these drills have done: whoever generates tasks leaves those that are there. */
function doneBy(rows: readonly Row[], courses: readonly Course[], days: Calendar): object[] {
  const done = new Map<string, object>()
  for (const [index, row] of rows.entries()) {
    const { team } = courses[index] as Course
    if (row.evaluate_time === null) continue
    const periods = [['Q_DRILL', periodType.quarter, row.period_key] as const]
    if (row.drill_type === FIRE) periods.push(['H_FIREDRILL', periodType.half, halfOf(row.period_key)] as never)
    for (const [task_code, period_type, period_key] of periods) {
      const { first, last } = daysOfPeriod(period_key)
      const deadline = instant(`${addDays(last, GRACE)} 23:59:59`, TIMEZONE)
      if (deadline.getTime() < days.now || done.has(`${task_code} ${period_key} ${row.dept_id}`)) continue
      done.set(`${task_code} ${period_key} ${row.dept_id}`, {
        ...{ task_code, period_type, period_key, biz_date: first, dept_id: row.dept_id, dept_name: row.dept_name },
        ...{ deadline: deadline.toISOString(), duty_user_id: team.safety.id, duty_user_name: team.safety.real_name },
        ...{ status: 2, finish_time: row.evaluate_time, biz_table: 'drill_record', biz_id: row.id, remind_count: 0 },
        search_text: `${row.dept_name} ${team.safety.real_name}`.toLowerCase(),
        ...{ create_time: instant(`${first} 00:30:00`, TIMEZONE).toISOString(), version: 2 },
      })
    }
  }
  return [...done.values()]
}
