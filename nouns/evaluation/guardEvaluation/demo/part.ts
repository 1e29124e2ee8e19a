import { createReadStream } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { periodOf, periodType } from '@shouya/noun/period'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import { type Calendar, HOUR, localText, MINUTE } from '@shouya/server/demo/calendar.ts'
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
import { guardEvaluation as noun } from '../noun.ts'
import { adminsByCompany } from './adminsByCompany.ts'
import { type Evaluation, evaluationRow } from './evaluationRow.ts'

export const part: DemoPart = {
  title: 'monthly evaluations of guards',
  after: ['reports/meetingLog'],
  tables: ['guard_evaluation'],
  fill: fillEvaluations,
}

const signature = fileURLToPath(new URL('../../../daily/visitor/demo/signature.png', import.meta.url))
const TASK = 'M_GUARD'
const DAY = 24 * HOUR
const FAILS = 0.02
/** Whoever answers has done so after as many days. */
const ANSWERED = 7
/** The outlet near the shown one whose head has begun to evaluate this month. */
const BEGUN = 'CL020321'

/** What the last evaluation of the first guard of some outlets waits for. */
const SPECIAL: Readonly<Record<string, Pick<Evaluation, 'waiting' | 'fails'>>> = {
  [SHOWN_OUTLET]: { waiting: 'guard', fails: false },
  CL020321: { waiting: 'company', fails: true },
  CL020322: { waiting: 'guard', fails: true },
  CL020323: { waiting: 'both', fails: true },
}

/** A year of what the heads of outlets say of their guards, who acknowledge it (domain 5.4). */
async function fillEvaluations(tx: Kysely<DB>, { teams, people, days, services }: Ground) {
  const doors = await guardsAtDoors(tx)
  const byUnit = new Map(teams.map((team) => [team.unit.id, team]))
  const standard = (
    await tx.selectFrom('evaluation_item').selectAll().where('kind', '=', 'guard').orderBy('seq').execute()
  ).map(({ seq, content, full_points: full }) => ({ seq, content, full }))
  const admins = adminsByCompany(people)
  const rounds = (await duesOf(tx, [TASK])).flatMap((due): Round[] => {
    const team = byUnit.get(due.deptId)
    return team ? [{ due, plans: plansOf(due, team, doors.get(due.deptId) ?? [], days) }] : []
  })
  for (const [code, special] of Object.entries(SPECIAL)) holdBack(rounds, code, special, days)
  const neighbour = teams.find(({ unit }) => unit.dept_code === BEGUN)
  const evaluated = rounds.flatMap((round) => round.plans)
  const begun = neighbour ? draftOf(neighbour, doors.get(neighbour.unit.id) ?? [], days) : []
  const plans = [
    ...evaluated,
    ...begun.filter(({ guard, period }) => !evaluated.some((one) => one.guard === guard && one.period === period)),
  ].toSorted((a, b) => a.at - b.at || a.guard.id - b.guard.id)
  const picture = await services.files.put(createReadStream(signature))
  const book = await photoBook(tx, picture)
  const serials = await openSerials(tx, [noun.prefix])
  const ids = new Map<Evaluation, number>()
  const rows = plans.map((plan, index) => {
    const id = index + 1
    ids.set(plan, id)
    const admin = admins.get(plan.guard.company)
    if (!admin) throw new Error(`nobody answers for ${plan.guard.company}`)
    const day = localText(plan.at).slice(0, 10)
    const bill_no = plan.waiting === 'draft' ? null : serials.next(noun.prefix, day, plan.team.unit.dept_code)
    const draws = () => book.add(plan.team.leader, plan.at, { table: noun.table, id })
    return evaluationRow(plan, { id, bill_no, standard, admin, picture: draws }, days)
  })
  await insertRows(tx, 'file', book.rows())
  await insertRows(tx, noun.table, rows)
  await serials.store()
  await settleDues(
    tx,
    rounds.flatMap(({ due, plans: own }) => {
      const last = own.at(-1)
      const isWhole = own.length > 0 && own.length === doors.get(due.deptId)?.length
      if (!last || !isWhole) return []
      return [
        { code: TASK, period: due.period, deptId: due.deptId, at: last.at, table: noun.table, id: ids.get(last) ?? 0 },
      ]
    }),
  )
  return { 'evaluations of guards': rows.length }
}

/** The evaluations of a month of an outlet. */
type Round = { due: Due; plans: Evaluation[] }

/** The first evaluation of the last month of an outlet waits, once there was time to answer it. */
function holdBack(
  rounds: readonly Round[],
  code: string,
  special: Pick<Evaluation, 'waiting' | 'fails'>,
  { now }: Calendar,
): void {
  const last = rounds.findLast(
    ({ plans: [first] }) => first?.team.unit.dept_code === code && first.at < now - ANSWERED * DAY,
  )
  const [first] = last?.plans ?? []
  if (last && first) last.plans[0] = { ...first, ...special }
}

/** The evaluations of a month after its end: one after the other, by the head of the outlet; of a hundred months one lacks somebody. */
function plansOf(due: Due, team: Team, guards: readonly DoorGuard[], days: Calendar): Evaluation[] {
  const draw = random(`${due.code} ${due.period} ${due.deptId}`)
  const doing = planDoing({ ...due, first: due.last + 1000, last: due.deadline - DAY }, days, draw, [0, 1])
  const begun = doing && (doing.counts > due.deadline ? doing.counts : doing.begun)
  const seen = begun === null ? guards.slice(1) : guards
  const at = begun ?? due.last + DAY
  return seen.flatMap((guard, index) => {
    const signed = at + index * 12 * MINUTE
    if (signed > days.now) return []
    return [{ team, guard, period: due.period, at: signed, waiting: null, fails: draw.chance(FAILS), draw }]
  })
}

/** The head of an outlet has begun with this month. */
function draftOf(team: Team, guards: readonly DoorGuard[], days: Calendar): Evaluation[] {
  const guard = guards.at(-1)
  if (!guard) return []
  const at = days.until
  const period = periodOf(periodType.month, localText(at).slice(0, 10))
  return [{ team, guard, period, at, waiting: 'draft', fails: false, draw: random('a draft of an evaluation') }]
}
