import type { Person } from '@shouya/server/demo/people.ts'
import { roomKey } from '../noun.ts'
import { type Party, type } from '../rules.ts'
import type { Entry } from './handover.ts'

const status = roomKey.states.codes

type Change = {
  action: 'Give' | 'Receive' | 'Supervise' | 'Return' | 'Refuse' | 'Void'
  by: Person
  at: number
  /** The resulting state. */
  status: number
}

const signing: Record<Party, Change['action']> = { from: 'Give', to: 'Receive', supervisor: 'Supervise' }

/** The changes of a handover after filing, step by step. */
export function changes({ type: kind, supervisor, signs, closed, back, backBy, status: final }: Entry): Change[] {
  const needed = supervisor ? 3 : 2
  const complete = kind === type.temporary ? status.toReturn : status.done
  const list = signs.slice(1).map(({ party, by, at }, index): Change => {
    const isComplete = index + 2 === needed
    return { action: signing[party], by, at, status: isComplete ? complete : status.waiting }
  })
  if (back && backBy) list.push({ action: 'Return', by: backBy, at: back, status: final })
  if (closed) list.push({ action: final === status.refused ? 'Refuse' : 'Void', ...closed, status: final })
  return list
}
