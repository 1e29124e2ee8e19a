import { createReadStream } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import { type Calendar, localText } from '@shouya/server/demo/calendar.ts'
import { insertRows } from '@shouya/server/demo/insertRows.ts'
import { openSerials } from '@shouya/server/demo/openSerials.ts'
import type { DemoPart, Ground } from '@shouya/server/demo/part.ts'
import type { Team } from '@shouya/server/demo/people.ts'
import { photoBook } from '@shouya/server/demo/photoBook.ts'
import { SHOWN_OUTLET } from '@shouya/server/demo/posts.ts'
import { random } from '@shouya/server/demo/random.ts'
import type { Kysely } from 'kysely'
import { type DoorGuard, guardsAtDoors } from '../../../escort/staff/demo/guardsAtDoors.ts'
import { type Due, duesOf, settleDues } from '../../../tasks/taskAssignment/demo/dues.ts'
import { planDoing } from '../../../tasks/taskAssignment/demo/planDoing.ts'
import { meetingLog, meetingType } from '../noun.ts'
import { prefixOf, taskOf } from '../rules.ts'
import { type Meeting, meetingRow } from './meetingRow.ts'
import { caseStudy, meetings, preShift, trainings } from './meetingTexts.ts'

export const part: DemoPart = {
  title: 'monthly meetings and training',
  after: ['tasks/taskAssignment'],
  tables: ['meeting_log', 'meeting_sign', 'meeting_todo'],
  fill: fillMeetings,
}

const picture = (path: string) => createReadStream(fileURLToPath(new URL(path, import.meta.url)))
const types: Readonly<Record<string, number>> = { M_MEETING: meetingType.meeting, M_TRAIN: meetingType.training }
/** One outlet of so many studies cases, and has meetings before a shift that the register keeps. */
const EACH = 8
/** Whoever looks at the shown outlet signs these: days before today. */
const SHOWN = { [meetingType.meeting]: -2, [meetingType.training]: -1 } as const

/** A year of the meetings and training that outlets owe each month (domain 5.3), with everybody's signature. */
async function fillMeetings(tx: Kysely<DB>, { teams, days, services }: Ground) {
  const guards = await guardsAtDoors(tx)
  const dues = await duesOf(tx, Object.keys(types))
  const byUnit = new Map(teams.map((team) => [team.unit.id, team]))
  const plans = [
    ...dues.flatMap((due) => planned(due, byUnit.get(due.deptId), guards, days)),
    ...teams.flatMap((team, index) => (index % EACH === 0 ? further(team, guards, days) : [])),
    ...teams.filter(isShown).flatMap((team) => waiting(team, guards, days)),
  ].toSorted((a, b) => a.begun - b.begun || a.team.unit.id - b.team.unit.id || a.logType - b.logType)
  const [photo, signature] = [
    await services.files.put(picture('../../../daily/securityCheck/demo/photo.png')),
    await services.files.put(picture('../../../daily/visitor/demo/signature.png')),
  ]
  const book = await photoBook(tx, photo, signature)
  const serials = await openSerials(tx, ['HY', 'PX'])
  const made = plans.map((plan, index) => {
    const id = index + 1
    let kept = 0
    const numberOf = (day: string) => serials.next(prefixOf(plan.logType), day, plan.team.unit.dept_code)
    // The first picture of a record is its photo, the second the drawn signature of guards.
    return meetingRow(plan, id, numberOf, days, (by, at) =>
      book.add(by, at, { table: meetingLog.table, id }, kept++ === 0 ? photo : signature),
    )
  })
  await insertRows(tx, 'file', book.rows())
  await insertRows(
    tx,
    'meeting_log',
    made.map(({ row }) => row),
  )
  await insertRows(
    tx,
    'meeting_sign',
    made.flatMap(({ people }) => people).map((line, index) => ({ id: index + 1, ...line })),
  )
  await insertRows(
    tx,
    'meeting_todo',
    made.flatMap(({ todos }) => todos).map((todo, index) => ({ id: index + 1, ...todo })),
  )
  await serials.store()
  await settleDues(
    tx,
    made.flatMap(({ row }, index) => {
      const code = taskOf(row.log_type)
      const { counts } = plans[index] as Meeting
      if (!code || row.archive_time === null) return []
      return [{ code, period: row.period_key, deptId: row.dept_id, at: counts, table: meetingLog.table, id: row.id }]
    }),
  )
  return { 'meetings and training': made.length }
}

type Guards = ReadonlyMap<number, readonly DoorGuard[]>

const isShown = ({ unit }: Team) => unit.dept_code === SHOWN_OUTLET
const plain = { unsigned: null, voidReason: null }

/** The text of a month: neighbours do not talk about the same. */
const textOf = (logType: number, month: number, deptId: number) => {
  const texts = logType === meetingType.training ? trainings : meetings
  return texts[(month + deptId) % texts.length] ?? texts[0]
}

function planned(due: Due, team: Team | undefined, guards: Guards, days: Calendar): Meeting[] {
  const logType = types[due.code] ?? meetingType.meeting
  if (!team) return []
  // The last ones of the shown outlet wait for whoever looks.
  const shownDay = days.day(SHOWN[logType as keyof typeof SHOWN])
  if (isShown(team) && shownDay.startsWith(due.period)) return []
  const draw = random(`${due.code} ${due.period} ${due.deptId}`)
  const doing = planDoing(due, days, draw)
  if (!doing) return []
  const text = textOf(logType, Number(due.period.slice(5)), due.deptId)
  return [{ ...plain, ...doing, ...{ team, guards: guards.get(due.deptId) ?? [], logType, text, draw } }]
}

/** A study of a case, a meeting before the shift, and one that was entered twice. */
function further(team: Team, guards: Guards, days: Calendar): Meeting[] {
  const draw = random(`meetings ${team.unit.dept_code}`)
  const at = (offset: number, minutes: number) => days.at(offset, minutes)
  const common = { ...plain, team, guards: guards.get(team.unit.id) ?? [], draw }
  const study = at(-draw.int(6, 40), 9 * 60 + draw.int(0, 300))
  const shift = at(-draw.int(2, 9), 8 * 60)
  return [
    { ...common, logType: meetingType.caseStudy, text: caseStudy, begun: study, counts: study + 26 * 60 * 60_000 },
    { ...common, logType: meetingType.preShift, text: preShift, begun: shift, counts: shift + 9 * 60 * 60_000 },
    {
      ...{ ...common, logType: meetingType.caseStudy, text: caseStudy, begun: study + 60_000, counts: days.now + 1 },
      ...{ unsigned: 1, voidReason: '与前一份记录重复登记' },
    },
  ]
}

/** At the shown outlet one that all have signed but its head, and one that only its safety officer has signed. */
function waiting(team: Team, guards: Guards, days: Calendar): Meeting[] {
  const own = guards.get(team.unit.id) ?? []
  return (
    [
      [meetingType.meeting, 0],
      [meetingType.training, own.length + 2],
    ] as const
  ).map(([logType, unsigned]) => {
    const begun = days.at(SHOWN[logType], 17 * 60 + 5)
    const text = textOf(logType, Number(localText(begun).slice(5, 7)), team.unit.id)
    const draw = random(`meeting ${logType} that waits`)
    return { team, guards: own, logType, text, begun, counts: days.now + 1, unsigned, voidReason: null, draw }
  })
}
