import type { ScopeState } from '@shouya/forms/formState'
import type { Issue } from '@shouya/forms/issue'
import type { FieldNode } from './fieldNode.ts'
import type { Transfer } from './transfer.ts'

/** Values that stand side by side, with what the engine does not know of them: those of the form, or of one row. */
export interface ScopeNode {
  /** '' for the form, the row's own key for a row: it stays when rows above it go. */
  readonly key: string
  /** The engine's state; a new one after the document, the sources or the rows changed. */
  state: ScopeState
  /** Made when somebody looks at a field, so a row that is out of sight costs nothing. */
  readonly nodes: Map<string, FieldNode>
  /** Batch id → its rows. */
  rows: Map<string, readonly ScopeNode[]>
  /** Field id → what is shown at it. */
  readonly issues: Map<string, readonly Issue[]>
  /** Fields that the user has changed, and those that were left after that: only these complain while one types. */
  readonly touched: Set<string>
  readonly left: Set<string>
  readonly transfers: Map<string, readonly Transfer[]>
  readonly tabs: Map<string, number>
}

export const createScopeNode = (key: string, state: ScopeState): ScopeNode => ({
  key,
  state,
  nodes: new Map(),
  rows: new Map(),
  issues: new Map(),
  touched: new Set(),
  left: new Set(),
  transfers: new Map(),
  tabs: new Map(),
})
