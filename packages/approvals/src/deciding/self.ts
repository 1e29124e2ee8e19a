import type { PeopleNode, UserId } from '../definition.ts'
import type { Deciding } from './deciding.ts'

/** Whether a person would approve their own request; handling it is no approval. */
export const isSelf = (deciding: Deciding, node: PeopleNode, user: UserId): boolean =>
  node.type === 'approve' && deciding.initiator.id === user

/** Who decides instead of the initiator (policy `selfApprove`). */
export function insteadOfInitiator(deciding: Deciding): readonly UserId[] | undefined {
  const { id, dept } = deciding.initiator
  return deciding.flow.definition.policies.selfApprove === 'superior'
    ? deciding.ask({ ask: 'superiors', user: id, level: 1 })
    : deciding.ask({ ask: 'deptHeads', dept, level: 1, fallbackUp: true })
}
