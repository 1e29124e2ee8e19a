import type { ScopeState } from '@shouya/forms/formState'
import { createScopeNode, type ScopeNode } from './nodes.ts'
import { sameItems } from './snapshot.ts'

const scopeNodes = new WeakMap<ScopeState, ScopeNode>()

/** The node of a state of the engine; undefined for a row that was just added and has none yet. */
export const scopeNodeOf = (state: ScopeState): ScopeNode | undefined => scopeNodes.get(state)

/** Gives every row of the engine's state its node, the one it had where its key is known. */
export function linkRows(scope: ScopeNode): void {
  scopeNodes.set(scope.state, scope)
  const rows = new Map<string, readonly ScopeNode[]>()
  for (const [id, states] of scope.state.rows) {
    const before = scope.rows.get(id)
    const known = new Map(before?.map((row) => [row.key, row]))
    const linked = states.map((state) => linkRow(known, state))
    rows.set(id, before && sameItems(before, linked) ? before : linked)
  }
  scope.rows = rows
}

function linkRow(known: Map<string, ScopeNode>, state: ScopeState): ScopeNode {
  const key = String(state.values.key ?? '')
  const row = known.get(key) ?? createScopeNode(key, state)
  // A key that stands twice in foreign data leads to one row each.
  known.delete(key)
  row.state = state
  linkRows(row)
  return row
}
