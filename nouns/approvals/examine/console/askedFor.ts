import type { Move } from './offers.ts'
import type { Task } from './request.ts'

export type Asked = {
  opinion: 'required' | 'optional' | null
  signature: boolean
  people: 'one' | 'many' | null
  /** Whether the people must be able to decide, or are only informed. */
  peopleFor: 'task' | 'copy'
  target: boolean
  /** What was written into the form goes along. */
  form: boolean
  /** Files may go along, also instead of words. */
  files: boolean
  /** Those who take part may be named, and are told. */
  mentions: boolean
  /** Which open task is given away: by right of office. */
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

/** What the page asks before it does something. The server judges; this only helps. */
export function askedFor(move: Move, asks: Task['asks']): Asked {
  const { reason = 'onRefuse', signature = false } = asks ?? {}
  const opinion = reason === 'always' ? 'required' : 'optional'
  switch (move) {
    case 'agree':
      return { ...nothing, opinion, signature, form: true }
    case 'refuse':
      return { ...nothing, opinion: reason === 'never' ? 'optional' : 'required', signature }
    case 'return':
      return { ...nothing, opinion: reason === 'never' ? 'optional' : 'required', signature, target: true }
    case 'addAfter':
      // Adding somebody after oneself is agreeing now.
      return { ...nothing, opinion, signature, people: 'many', form: true }
    case 'addBefore':
    case 'addParallel':
      return { ...nothing, people: 'many', opinion: 'optional' }
    case 'transfer':
      return { ...nothing, people: 'one', opinion: 'optional' }
    case 'delegate':
      return { ...nothing, people: 'one', opinion: 'optional' }
    case 'cc':
      return { ...nothing, people: 'many', peopleFor: 'copy', opinion: 'optional' }
    case 'comment':
      return { ...nothing, opinion: 'required', files: true, mentions: true }
    case 'terminate':
      return { ...nothing, opinion: 'required' }
    case 'withdraw':
      return { ...nothing, opinion: 'optional' }
    case 'reassign':
      return { ...nothing, task: true, people: 'one', opinion: 'required' }
    default:
      return nothing
  }
}
