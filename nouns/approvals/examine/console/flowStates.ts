import type { NodeId } from '@shouya/approvals/definition'
import type { TreeState } from '../../flow/console/tree/treeState.ts'
import type { RequestFlow } from './request.ts'

/** How far a request has come, for every node and branch of its flow. */
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
