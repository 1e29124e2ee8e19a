import type { PeopleNode } from '../definition.ts'
import type { Deciding } from './deciding.ts'
import { finish } from './finish.ts'
import { goBack } from './goBack.ts'
import { targetOf } from './targetOf.ts'

/** What a refused node leads to: the end, or a return while there are rounds left for it. */
export function refuseNode(deciding: Deciding, node: PeopleNode): undefined {
  const rule = node.type === 'approve' ? node.onRefuse : undefined
  const { maxRounds } = deciding.flow.definition.policies
  if (rule?.do !== 'return' || deciding.instance.round >= maxRounds)
    return finish(deciding, { type: 'refused', node: node.id })
  // A node that no person has decided cannot be asked again, so the initiator is.
  goBack(deciding, node, targetOf(deciding, node, rule.to) ?? null)
}
