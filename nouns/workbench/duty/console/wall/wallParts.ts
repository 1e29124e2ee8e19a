import type { DataOf } from '@shouya/console/api/path.ts'
import { commonStart } from '@shouya/console/ui/chart/commonStart.ts'
import type { DutyState } from '../dutyKind.ts'

export type Wall = DataOf<'Duty/GetWall'>
export type Group = Wall['groups'][number]
export type Unit = Group['units'][number]

/** States by urgency, the most urgent first: the state of a cell. */
export const worst: readonly DutyState[] = ['overdue', 'signing', 'leaving', 'todo', 'late', 'done', 'exempt']

/** The state of an outlet's day. An outlet that has no open duty but was late once counts as late. */
export const stateOf = ({ states }: Unit): DutyState => worst.find((state) => states.includes(state)) ?? 'exempt'

/** How many duties of some outlets are in each state. */
export function countStates(units: readonly Unit[]): Record<DutyState, number> {
  const counts = { overdue: 0, signing: 0, leaving: 0, todo: 0, late: 0, done: 0, exempt: 0 }
  for (const { states } of units) for (const state of states) if (state !== null) counts[state]++
  return counts
}

/** A shorter remainder of a name is not understandable. */
const SHORTEST = 3

/**
 * The length of the common beginning that can be left out of these names; 0 if one name is the beginning of the others.
 */
export function saidByAll(names: readonly string[]): number {
  const common = commonStart(names)
  return names.every(({ length }) => length - common >= SHORTEST) ? common : 0
}
