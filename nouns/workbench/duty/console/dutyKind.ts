import type { DataOf } from '@shouya/console/api/path.ts'
import type { StatusKind } from '@shouya/console/ui/status.ts'

export type Duty = DataOf<'Duty/GetDay'>['duties'][number]
export type DutyState = Duty['state']

/** Maps each state of a duty to a status of the product. */
export const dutyKind: Readonly<Record<DutyState, StatusKind>> = {
  todo: 'draft',
  signing: 'waiting',
  leaving: 'waiting',
  overdue: 'overdue',
  done: 'done',
  late: 'active',
  exempt: 'void',
}

const filed: readonly DutyState[] = ['signing', 'leaving']
const open: readonly DutyState[] = ['todo', ...filed, 'overdue']

export const isOpen = ({ state }: Pick<Duty, 'state'>): boolean => open.includes(state)

/** The duties that need action now: those that are late or only wait for a last step, and the next of the others. */
export function pressing(duties: readonly Duty[]): Set<number> {
  const now = duties.filter(({ state }) => state === 'overdue' || filed.includes(state))
  const next = duties.find(({ state, awaited }) => state === 'todo' && awaited.length > 0)
  return new Set([...now, ...(next ? [next] : [])].map(({ id }) => id))
}
