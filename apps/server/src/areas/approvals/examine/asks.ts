import { actionsOn } from '@shouya/approvals/actionsOn'
import type { Definition, PeopleNode } from '@shouya/approvals/definition'
import { indexFlow } from '@shouya/approvals/indexFlow'
import type { Instance, Task } from '@shouya/approvals/instance'
import { returnTarget } from '@shouya/approvals/returnTarget'
import { nodeNameOf } from '../run/nodeName.ts'

/** What a decision on a task has to have, for the page that asks for it; the engine judges by the same definition. */
export function asksOf(definition: Definition, state: Instance, task: Task) {
  const node = indexFlow(definition).get(task.node ?? '')?.node as PeopleNode | undefined
  if (!node) return null
  const { reason = 'onRefuse' as const, signature = false } = node.require ?? {}
  const targets = (node.returnable ?? []).flatMap((target) => {
    const to = returnTarget(definition, state, node, target)
    // Where nobody has decided there is nothing to go back to.
    return to === undefined ? [] : [{ target, name: nodeNameOf(definition, to) }]
  })
  return { reason, signature, targets, cc: actionsOn(node, task).includes('cc') }
}
