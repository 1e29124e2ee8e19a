import type { Move } from './offers.ts'
import type { Task } from './request.ts'

export type Asked = {
  opinion: 'required' | 'optional' | null
  signature: boolean
  people: 'one' | 'many' | null
  /** Whether the people must be able to decide, or are only informed. */
  peopleFor: 'task' | 'copy'
  target: boolean
  /** Changes of the form are sent with it. */
  form: boolean
  /** Files may be attached, also instead of text. */
  files: boolean
  /** People who take part may be mentioned, and are notified. */
  mentions: boolean
  /** An open task must be chosen: for moves of administrators. */
  task: boolean
}

const nothing: Asked = {
  opinion: null,
  signature: false,
  people: null,
  peopleFor: 'task',
  target: false,
  form: false,
  files: false,
  mentions: false,
  task: false,
}

/** The inputs that the page needs for a move. Only a help: the server validates. */
export function askedFor(move: Move, asks: Task['asks']): Asked {
  const { reason = 'onRefuse', signature = false } = asks ?? {}
  const opinion = reason === 'always' ? 'required' : 'optional'
  const objection = reason === 'never' ? 'optional' : 'required'
  const inputsByMove: Partial<Record<Move, Partial<Asked>>> = {
    agree: { opinion, signature, form: true },
    refuse: { opinion: objection, signature },
    return: { opinion: objection, signature, target: true },
    // Adding somebody after oneself also means agreeing now.
    addAfter: { opinion, signature, people: 'many', form: true },
    addBefore: { people: 'many', opinion: 'optional' },
    addParallel: { people: 'many', opinion: 'optional' },
    transfer: { people: 'one', opinion: 'optional' },
    delegate: { people: 'one', opinion: 'optional' },
    cc: { people: 'many', peopleFor: 'copy', opinion: 'optional' },
    comment: { opinion: 'required', files: true, mentions: true },
    terminate: { opinion: 'required' },
    withdraw: { opinion: 'optional' },
    reassign: { task: true, people: 'one', opinion: 'required' },
  }
  return { ...nothing, ...inputsByMove[move] }
}
