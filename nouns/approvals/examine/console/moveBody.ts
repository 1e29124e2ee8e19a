import type { Path } from '@shouya/console/api/path.ts'
import type { Move, Offer } from './offers.ts'

/** The actions for moves other than decisions on a task. */
const paths: Partial<Record<Move, Path>> = {
  withdraw: 'OaExamine/Withdraw',
  urge: 'OaExamine/Urge',
  comment: 'OaExamine/Comment',
  cc: 'OaExamine/Cc',
  terminate: 'OaExamine/Terminate',
  reassign: 'OaExamine/Reassign',
}
export const pathOf = (move: Move): Path => paths[move] ?? 'OaExamine/Audit'

/** The inputs of a move. */
export type Filled = {
  opinion?: string
  sign?: object
  people?: number | number[]
  target?: string
  picks?: Record<string, number[]>
  data?: object
  seen_rev?: number
  task_id?: number
  /** Uploaded files, by id. */
  files?: number[]
  /** Who is notified of a comment. */
  mentions?: number[]
}

/** The body to send; empty texts are left out. */
export function bodyOf({ move, task }: Offer, id: number, filled: Filled): object {
  const opinion = filled.opinion?.trim() || undefined
  const people = [filled.people ?? []].flat()
  switch (move) {
    case 'withdraw':
    case 'terminate':
      return { id, reason: opinion }
    case 'urge':
      return { id }
    case 'comment':
      return { id, text: opinion, files: filled.files, mentions: filled.mentions }
    case 'cc':
      return { id, task_id: task?.id, user_ids: people, message: opinion }
    case 'reassign':
      return { task_id: filled.task_id, user_id: people[0], reason: opinion }
    default: {
      const { sign, target, picks, data, seen_rev } = filled
      const named = people.length > 0 ? people : undefined
      return { task_id: task?.id, command: move, opinion, sign, target, picks, data, seen_rev, user_ids: named }
    }
  }
}
