import type { NodeId } from '@shouya/approvals/definition'
import type { TreeState } from '../../flow/console/tree/treeState.ts'
import type { RequestFlow } from './request.ts'

/** The state of each node and branch of the flow for a request. */
export function flowStates({ marks, branches, next, next_branches }: Omit<RequestFlow, 'definition' | 'stopped'>) {
  const passed = new Set(branches)
  const coming = new Set([...next.map(({ node }) => node), ...next_branches])
  return (id: NodeId): TreeState => {
    const mark = Object.hasOwn(marks, id) ? marks[id] : undefined
    if (mark) return mark.state
    if (passed.has(id)) return 'done'
    return coming.has(id) ? 'future' : 'skipped'
  }
}
