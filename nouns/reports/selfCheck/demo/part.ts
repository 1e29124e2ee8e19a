import { createReadStream } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { daysOfPeriod, periodBefore, periodOf, periodType } from '@shouya/noun/period'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import { type Calendar, localText } from '@shouya/server/demo/calendar.ts'
import { insertRows } from '@shouya/server/demo/insertRows.ts'
import { openSerials } from '@shouya/server/demo/openSerials.ts'
import type { DemoPart, Ground } from '@shouya/server/demo/part.ts'
import type { Team } from '@shouya/server/demo/people.ts'
import { photoBook } from '@shouya/server/demo/photoBook.ts'
import { SHOWN_OUTLET } from '@shouya/server/demo/posts.ts'
import { random } from '@shouya/server/demo/random.ts'
import { type Kysely, sql } from 'kysely'
import { applies } from '../../../rectify/server/public.ts'
import { scene } from '../../checkReport/rules.ts'
import { selfCheck } from '../noun.ts'
import { checkOf, type Plan } from './checkOf.ts'

export const part: DemoPart = {
  title: 'self-checks',
  after: ['daily/securityCheck', 'drills/drillRecord'],
  tables: ['check_report', 'check_report_item'],
  fill: fillSelfChecks,
}

const photo = fileURLToPath(new URL('../../../daily/securityCheck/demo/photo.png', import.meta.url))
const MILLISECONDS = 86_400_000
/** Two in three outlets have checked themselves in the half-year that runs, one in twelve not in the last one. */
const [EACH, MISSING] = [3, 12]

type Wish = Omit<Plan, 'id' | 'bill_no'>

/** The last half-year of most outlets, and the one that runs of some (domain 7.3). */
async function fillSelfChecks(tx: Kysely<DB>, { teams, days, services }: Ground) {
  const items = await tx
    .selectFrom('check_item')
    .selectAll()
    .where('scene', '=', scene.self)
    .where('status', '=', 1)
    .orderBy('sort')
    .execute()
  const wishes = teams
    .flatMap((team, index) => wishesOf(team, index, days))
    .toSorted((a, b) => a.at - b.at || a.team.unit.id - b.team.unit.id)
  const { rows: ids } = await sql<{ id: number }>`
    select nextval('check_report_id')::bigint as id from generate_series(1, ${wishes.length})`.execute(tx)
  const serials = await openSerials(tx, [selfCheck.prefix])
  const photos = await photoBook(tx, await services.files.put(createReadStream(photo)))
  const checks = wishes.map((wish, index) => {
    const id = ids[index]?.id ?? 0
    const { unit } = wish.team
    const day = localText(wish.at).slice(0, 10)
    const own = items.filter((item) => applies(item, { ...unit, dept_type: 4 }, day))
    const plan = { ...wish, id, bill_no: serials.next(selfCheck.prefix, day, unit.dept_code) }
    return checkOf(plan, own, (by, at) => photos.add(by, at, { table: selfCheck.table, id }))
  })
  await insertRows(tx, 'file', photos.rows())
  await insertRows(
    tx,
    'self_check',
    checks.map(({ row }) => row),
  )
  await insertRows(
    tx,
    'check_report_item',
    checks.flatMap(({ answers }) => answers),
  )
  await serials.store()
  return { 'self-checks': checks.length }
}

function wishesOf(team: Team, index: number, days: Calendar): Wish[] {
  const draw = random(`self-checks ${team.unit.dept_code}`)
  const isShown = team.unit.dept_code === SHOWN_OUTLET
  const runs = periodOf(periodType.half, days.day(0))
  const last = periodBefore(runs)
  const before = (day: string) => Math.round((Date.parse(day) - Date.parse(days.day(0))) / MILLISECONDS)
  const minutes = draw.int(9 * 60, 16 * 60)
  const wishes: Wish[] = []
  if (isShown || index % MISSING !== MISSING - 1)
    wishes.push({
      ...{ team, draw, period_key: last, waits: false },
      at: days.at(before(daysOfPeriod(last).last) - draw.int(3, 25), minutes),
    })
  // The outlet that is shown has its own still to do.
  const offset = -draw.int(2, 20)
  if (!isShown && index % EACH > 0 && days.day(offset) >= daysOfPeriod(runs).first)
    wishes.push({ ...{ team, draw, period_key: runs, waits: draw.chance(0.15) }, at: days.at(offset, minutes) })
  return wishes
}
