import { daysOfPeriod } from '@shouya/noun/period'
import { instant } from '@shouya/server/core/time/local.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import { type Calendar, HOUR, MINUTE, TIMEZONE } from '@shouya/server/demo/calendar.ts'
import type { DemoPart, Ground } from '@shouya/server/demo/part.ts'
import type { Team } from '@shouya/server/demo/people.ts'
import { SHOWN_OUTLET } from '@shouya/server/demo/posts.ts'
import { random } from '@shouya/server/demo/random.ts'
import { workTime } from '@shouya/server/demo/workTime.ts'
import type { Kysely } from 'kysely'
import { type Due, duesOf, settleDues } from '../../../tasks/taskAssignment/demo/dues.ts'
import { fillReports } from '../../checkReport/demo/fillReports.ts'
import { teamsByUnit } from '../../checkReport/demo/planReports.ts'
import type { ReportPlan } from '../../checkReport/demo/reportRow.ts'
import { yearDone } from '../rules.ts'
import { selfCheckScene } from '../server/scene.ts'

export const part: DemoPart = {
  title: 'self-checks',
  after: ['drills/drillRecord', 'reports/fireCheck'],
  tables: ['check_report', 'check_report_item'],
  fill: fillSelfChecks,
}

const SECOND = 1000
const DAY = 24 * HOUR
/** Of a half-year whose task still has time one in twelve outlets has checked nothing, of the one that runs one in three. */
const [MISSING, RUNNING] = [12, 3]
/** Of a hundred whose time is over, one has not and two have done it late. */
const [NEVER, LATE] = [0.01, 0.03]

/** The half-years of each year that is due, which together do its task (domain 5.1 Y_SELF, 7.3). */
async function fillSelfChecks(tx: Kysely<DB>, ground: Ground) {
  const byUnit = teamsByUnit(ground.teams)
  const dues = await duesOf(tx, [selfCheckScene.task])
  const plans = dues.flatMap((due) => {
    const team = byUnit.get(due.deptId)
    return team ? halvesOf(due, team, ground.teams.indexOf(team), ground.days) : []
  })
  const { confirmed, reports } = await fillReports(tx, ground, selfCheckScene, plans)
  const seen = new Set<string>()
  const years = confirmed
    .toSorted((a, b) => a.at - b.at)
    .flatMap(({ plan, id, at }) => {
      const { period, team } = plan
      const year = `${period.slice(0, 4)} ${team.unit.id}`
      const periodKey = yearDone(period, seen.has(year))
      seen.add(year)
      return periodKey === null
        ? []
        : [
            {
              code: selfCheckScene.task,
              period: periodKey,
              deptId: team.unit.id,
              at,
              table: selfCheckScene.noun.table,
              id,
            },
          ]
    })
  await settleDues(tx, years)
  return { 'self-checks': reports }
}

function halvesOf(due: Due, team: Team, index: number, days: Calendar): ReportPlan[] {
  const draw = random(`self-checks ${due.period} ${team.unit.dept_code}`)
  const chance = draw.next()
  const isShown = team.unit.dept_code === SHOWN_OUTLET
  return [`${due.period}H1`, `${due.period}H2`].flatMap((period): ReportPlan[] => {
    const { first, last } = daysOfPeriod(period)
    const begin = instant(`${first} 00:00:00`, TIMEZONE).getTime()
    const end = Math.min(instant(`${last} 23:59:59`, TIMEZONE).getTime(), due.deadline)
    const [before, minutes, ago, waits] = [
      draw.int(3, 25),
      draw.int(9 * 60, 16 * 60),
      draw.int(2, 20),
      draw.chance(0.15),
    ]
    const isOver = end < days.now
    const isLast = period.endsWith('H2')
    const isMissing = isOver ? isLast && chance < NEVER : index % RUNNING === 0 || isShown
    const isSkipped = !isShown && !isLast && due.deadline > days.now && index % MISSING === MISSING - 1
    const begun = isOver ? end + SECOND - (before + 1) * DAY + minutes * MINUTE : days.at(-ago, minutes)
    if (isMissing || isSkipped || begun < begin) return []
    const isLate = isOver && isLast && chance < LATE
    const counts = isLate ? due.deadline + (before + 20) * HOUR : workTime(days, begun + 3 * HOUR)
    return [
      {
        ...{ team, checkedBy: team.unit, inspectors: [team.safety], period, begun, draw, known: new Map(), own: {} },
        ...{ counts: workTime(days, counts), fate: !isOver && waits ? 'waiting' : null, drawnBy: null },
      },
    ]
  })
}
