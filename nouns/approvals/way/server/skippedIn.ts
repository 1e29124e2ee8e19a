import type { Definition, FlowNode } from '@shouya/approvals/definition'
import { entriesOf } from '@shouya/approvals/indexFlow'
import type { Instance } from '@shouya/approvals/instance'

/** The nodes where nobody is asked, with the reason. */
export const skippedIn = (definition: Definition, instance: Instance) =>
  entriesOf(definition).flatMap(({ node, around }) => {
    const missed = around.some(
      ({ gateway, branch }) => instance.marks[gateway.id] && !instance.marks[gateway.id]?.branches.includes(branch.id),
    )
    const why = missed ? ('branch' as const) : whyAt(node, instance)
    return why ? [{ node: node.id, name: node.name ?? '', type: node.type, why }] : []
  })

function whyAt(node: FlowNode, { marks, tasks }: Instance) {
  const mark = marks[node.id]
  if (!mark) return 'end' as const
  if (mark.how === 'empty') return 'empty' as const
  const votes = tasks.filter((task) => task.node === node.id && task.act === mark.act)
  return votes.length > 0 && votes.every(({ auto }) => auto === 'duplicate') ? ('duplicate' as const) : null
}
