import type { PeopleNode } from '../definition.ts'
import { returnTarget } from '../returnTarget.ts'
import type { Deciding } from './deciding.ts'
import { finish } from './finish.ts'
import { goBack } from './goBack.ts'

/** Applies a refused node: the end, or a return while rounds are left. */
export function refuseNode(deciding: Deciding, node: PeopleNode): undefined {
  const rule = node.type === 'approve' ? node.onRefuse : undefined
  const { definition } = deciding.flow
  const { maxRounds } = definition.policies
  if (rule?.do !== 'return' || deciding.instance.round >= maxRounds)
    return finish(deciding, { type: 'refused', node: node.id })
  // A node without a person's decision cannot be asked again, so the initiator is.
  goBack(deciding, node, returnTarget(definition, deciding.instance, node, rule.to) ?? null)
}
