import type { ScopeState } from '@shouya/forms/formState'
import { createScopeNode, type ScopeNode } from './nodes.ts'
import { sameItems } from './snapshot.ts'

const scopeNodes = new WeakMap<ScopeState, ScopeNode>()

/** The node of an engine state; undefined for a row that was added and not linked yet. */
export const scopeNodeOf = (state: ScopeState): ScopeNode | undefined => scopeNodes.get(state)

/** Assigns a node to every row of the engine's state; a row whose key existed before keeps its node. */
export function linkRows(scope: ScopeNode): void {
  scopeNodes.set(scope.state, scope)
  const rows = new Map<string, readonly ScopeNode[]>()
  for (const [id, states] of scope.state.rows) {
    const oldRows = scope.rows.get(id)
    const byKey = new Map(oldRows?.map((row) => [row.key, row]))
    const linked = states.map((state) => linkRow(byKey, state))
    rows.set(id, oldRows && sameItems(oldRows, linked) ? oldRows : linked)
  }
  scope.rows = rows
}

function linkRow(byKey: Map<string, ScopeNode>, state: ScopeState): ScopeNode {
  const key = String(state.values.key ?? '')
  const row = byKey.get(key) ?? createScopeNode(key, state)
  // Of rows with the same key, which foreign data may have, only the first keeps the node.
  byKey.delete(key)
  row.state = state
  linkRows(row)
  return row
}
