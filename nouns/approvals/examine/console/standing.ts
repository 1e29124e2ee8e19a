import { isLive } from '../../request/noun.ts'
import type { Offer } from './offers.ts'
import { type Request, taskState } from './request.ts'
import type { Late } from './useMove.ts'

/** The recorded decision on the task of an offer, if the loaded data says that the task is closed. */
export function decidedAlready({ move, task }: Offer, { tasks }: Pick<Request, 'tasks'>): Late | null {
  const now = task && tasks.find(({ id }) => id === task.id)
  if (!now || move === 'takeBack' || isLive(now)) return null
  const { ended_by, ended_time, status } = now
  return { by: ended_by?.id ?? null, name: ended_by?.name ?? null, at: ended_time, status }
}

const resultOf: { readonly [M in Offer['move']]?: ReturnType<typeof taskState> } = {
  agree: 'agreed',
  addAfter: 'agreed',
  refuse: 'refused',
  return: 'returned',
  transfer: 'transferred',
}

/** Whether the recorded decision is the same as this one: the same result, and the same opinion if known. */
export const isSame = ({ status, opinion }: Late, move: Offer['move'], typed: string): boolean =>
  status !== null && resultOf[move] === taskState(status) && (opinion === undefined || opinion.trim() === typed.trim())
