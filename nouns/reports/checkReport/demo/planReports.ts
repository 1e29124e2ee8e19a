import type { DB } from '@shouya/server/db/schema.gen.ts'
import type { Ground } from '@shouya/server/demo/part.ts'
import type { Person, Team } from '@shouya/server/demo/people.ts'
import { SHOWN_OUTLET } from '@shouya/server/demo/posts.ts'
import { type Random, random } from '@shouya/server/demo/random.ts'
import type { Unit } from '@shouya/server/demo/unitMaker.ts'
import type { Kysely } from 'kysely'
import { type Due, duesOf, settleDues } from '../../../tasks/taskAssignment/demo/dues.ts'
import { planDoing } from '../../../tasks/taskAssignment/demo/planDoing.ts'
import type { Scene } from '../server/scene.ts'
import { type Confirmed, fillReports } from './fillReports.ts'
import type { Fate, ReportPlan } from './reportRow.ts'

/** The last reports of some outlets near the shown one stand in states of their own. */
const SPECIAL: Readonly<Record<string, Fate>> = {
  ...{ CL020321: 'objected', CL020322: 'draft', CL020323: 'void', CL020417: 'waiting' },
}

/** At the shown outlet the last report waits for its head, or is still to be written by whoever looks. */
type AtShown = 'waits' | 'is open'

/** Who checks which outlet, and what the scene says of it. */
type Checking = Pick<ReportPlan, 'team' | 'checkedBy' | 'inspectors'> &
  Partial<Pick<ReportPlan, 'known' | 'own' | 'drawnBy'>>
export type ChecksOf = (due: Due, draw: Random, at: { begun: number; counts: number }) => Checking | undefined

/** A year of the reports of a scene: of each task one, nearly all in time (domain 16.1), which do their tasks. */
export async function fillScene(
  tx: Kysely<DB>,
  ground: Ground,
  scene: Scene,
  atShown: AtShown,
  checks: ChecksOf,
): Promise<number> {
  const { days } = ground
  const dues = await duesOf(tx, [scene.task])
  const plans = dues.flatMap((due): ReportPlan[] => {
    const draw = random(`${due.code} ${due.period} ${due.deptId}`)
    const isLatest = days.at(-1, 0) >= due.first && days.at(-1, 0) <= due.last
    const fate = isLatest ? fateOf(due, ground, atShown) : null
    if (fate === 'is open') return []
    const begun = days.at(-1, 10 * 60)
    const doing = fate ? { begun, counts: begun } : planDoing(due, days, draw, [0.1, 0.9])
    const checking = doing && checks(due, draw, doing)
    if (!checking) return []
    return [{ ...{ known: new Map(), own: {}, drawnBy: null }, ...doing, ...checking, period: due.period, fate, draw }]
  })
  const { confirmed, reports } = await fillReports(tx, ground, scene, plans)
  await settleDues(
    tx,
    confirmed.map(({ plan, id, at }: Confirmed) => ({
      ...{ code: scene.task, period: plan.period, at, table: scene.noun.table, id },
      deptId: scene.owedBy === 'dept_id' ? plan.team.unit.id : plan.checkedBy.id,
    })),
  )
  return reports
}

function fateOf({ deptId }: Due, { teams }: Ground, atShown: AtShown): Fate | 'is open' | null {
  const code = teams.find((team) => team.unit.id === deptId)?.unit.dept_code ?? ''
  if (code === SHOWN_OUTLET) return atShown === 'waits' ? 'waiting' : atShown
  return SPECIAL[code] ?? null
}

/** The outlets' teams by the ids of their units. */
export const teamsByUnit = (teams: readonly Team[]): ReadonlyMap<number, Team> =>
  new Map(teams.map((team) => [team.unit.id, team]))

/** The people of the security section of an outlet's branch. */
export function sectionOf({ path }: Unit, people: readonly Person[]): Person[] {
  const branch = Number(path.split('.')[1])
  return people.filter(
    ({ role, unit }) => role === 'branch_security' && unit.dept_type === 5 && unit.parent_id === branch,
  )
}
