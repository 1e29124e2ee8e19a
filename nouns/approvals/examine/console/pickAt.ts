import type { Definition } from '@shouya/approvals/definition'
import { indexFlow } from '@shouya/approvals/indexFlow'

/** A node whose people are picked by who decides before it. */
export type Pick = { node: string; name: string; min: number; max: number }

/** How a node of the flow wants to be picked for; whatever its rules do not say is the least that makes sense. */
export function pickAt(definition: Definition | undefined, node: string): Pick {
  const found = definition && indexFlow(definition).get(node)?.node
  const rule = found && 'who' in found ? found.who.find((one) => one.rule === 'previousPick') : undefined
  const { min = 1, max = 20 } = rule?.rule === 'previousPick' ? rule : {}
  return { node, name: found?.name ?? '', min, max }
}
