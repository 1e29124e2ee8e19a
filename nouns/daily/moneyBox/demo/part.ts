import type { DB } from '@shouya/server/db/schema.gen.ts'
import { type Calendar, HOUR, MINUTE } from '@shouya/server/demo/calendar.ts'
import { insertRows } from '@shouya/server/demo/insertRows.ts'
import { openSerials } from '@shouya/server/demo/openSerials.ts'
import type { DemoPart, Ground } from '@shouya/server/demo/part.ts'
import type { Person, Team } from '@shouya/server/demo/people.ts'
import { type Kysely, sql } from 'kysely'
import { courseOf } from './course.ts'
import { type Box, crewOf, handoverRow, itemsOf, type Made, refusedRow } from './handoverRow.ts'
import { stopsOf } from './stopsOf.ts'

export const part: DemoPart = {
  title: 'escort handovers',
  after: ['escort/plan'],
  tables: ['money_box', 'money_box_crew', 'money_box_item'],
  fill: fillMoneyBoxes,
}

/** A handover may still wait for its second signature this long after the vehicle's departure. */
const SIGNING = 25 * MINUTE

/** The time from the beginning of a handover to its verification. */
const VERIFYING = 3 * MINUTE
/** Objections are decided within this time. */
const DECIDED = 27 * HOUR

/** The number of an outlet's boxes that are moved; the others stay in the vault. */
const BOXES = 3

/**
 * Sixty days of escort handovers at the stops of the plans (domain 16.1), and the boxes at their resulting places.
 */
async function fillMoneyBoxes(tx: Kysely<DB>, { people, teams, days }: Ground) {
  const stops = await stopsOf(tx, days.day(0))
  const serials = await openSerials(tx, ['KX'])
  const boxes = await boxesOf(tx)
  const byUnit = new Map(teams.map((team) => [team.unit.id, team]))
  const handovers: Made[] = []
  const refused: Record<string, unknown>[] = []
  let id = 0
  for (const stop of stops) {
    const team = byUnit.get(stop.dept_id)
    const course = team && courseOf(stop, days)
    const boxesHere = boxes.get(stop.dept_id)
    // A box requested between the two trips is one that stayed in the vault.
    const travelling = stop.shift === 3 ? boxesHere?.slice(BOXES, BOXES + 1) : boxesHere?.slice(0, BOXES)
    if (!team || !course || !travelling?.length || course.begunAt + VERIFYING > days.now) continue
    const next = () => ({ id: ++id, bill_no: serials.next('KX', stop.day, team.unit.dept_code) })
    const rest = {
      team,
      stop,
      course: { ...course, disputed: course.disputed && course.leftAt + DECIDED < days.now },
      boxes: travelling,
      officer: officerOf(team, people),
      // The signature of a handover whose vehicle has just left may be missing; last night's are all complete.
      waits: course.leftAt > days.now - SIGNING,
    }
    if (course.refused !== null) refused.push(refusedRow({ ...next(), ...rest }, course.refused))
    handovers.push({ ...next(), ...rest })
  }
  await insertRows(tx, 'money_box', headsOf(refused, handovers))
  await insertRows(tx, 'money_box_crew', handovers.flatMap(crewOf))
  await insertRows(
    tx,
    'money_box_item',
    handovers.flatMap(itemsOf).map((item, at) => ({ id: at + 1, ...item })),
  )
  await serials.store()
  await placeBoxes(tx, days)
  return { 'escort handovers': handovers.length + refused.length }
}

/** Those that were refused come first: they name all columns. */
function* headsOf(refused: readonly object[], handovers: readonly Made[]): Generator<object> {
  yield* refused
  for (const handover of handovers) yield handoverRow(handover)
}

async function boxesOf(tx: Kysely<DB>): Promise<Map<number, Box[]>> {
  const rows = await tx
    .selectFrom('box')
    .select(['id', 'box_no', 'box_type', 'dept_id'])
    .where('status', '=', 1)
    .orderBy('id')
    .execute()
  return Map.groupBy(rows, ({ dept_id }) => dept_id)
}

/** Boxes collected before today are in the vault now (box_settle). */
async function placeBoxes(tx: Kysely<DB>, days: Calendar): Promise<void> {
  await sql`update box set last_handover_id = last.money_box_id, position_time = last.handed_time,
      position = case when last.direction = 1 then 1 when last.biz_date < ${days.day(0)}::date then 3 else 2 end
    from (select distinct on (item.box_id) item.box_id, item.direction, item.money_box_id, head.handed_time, head.biz_date
      from money_box_item item join money_box head on head.id = item.money_box_id
      where head.status in (2, 3, 4) and item.matched = 1
      order by item.box_id, head.handed_time desc, head.id desc) last
    where box.id = last.box_id`.execute(tx)
}

/** The security section of the outlet's branch. */
function officerOf({ unit }: Team, people: readonly Person[]): Person {
  const branch = Number(unit.path.split('.')[1])
  const officer = people.find(
    ({ role, unit: section }) => role === 'branch_security' && (section.id === branch || section.parent_id === branch),
  )
  if (!officer) throw new Error(`${unit.dept_code} has nobody who decides`)
  return officer
}
