import { actionsOn } from '@shouya/approvals/actionsOn'
import type { Definition, PeopleNode } from '@shouya/approvals/definition'
import { indexFlow } from '@shouya/approvals/indexFlow'
import type { Instance, Task } from '@shouya/approvals/instance'
import { returnTarget } from '@shouya/approvals/returnTarget'
import { nodeNameOf } from '../../request/server/nodeName.ts'

/** What a decision on a task has to have, for the page that asks for it; the engine judges by the same definition. */
export function asksOf(definition: Definition, state: Instance, task: Task) {
  const node = indexFlow(definition).get(task.node ?? '')?.node as PeopleNode | undefined
  if (!node) return null
  const { reason = 'onRefuse' as const, signature = false } = node.require ?? {}
  const leading = (node.returnable ?? []).map((target) => ({
    target,
    to: returnTarget(definition, state, node, target),
  }))
  const targets = leading
    // Where nobody has decided there is nothing to go back to; and each place once, however it is called.
    .filter(({ to }, at) => to !== undefined && leading.findIndex((other) => other.to === to) === at)
    .map(({ target, to }) => ({ target, name: nodeNameOf(definition, to ?? null) }))
  return { reason, signature, targets, cc: actionsOn(node, task).includes('cc') }
}
