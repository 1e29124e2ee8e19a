import type { Field } from '@shouya/forms/document'
import type { FieldState, ScopeState } from '@shouya/forms/formState'
import type { Issue } from '@shouya/forms/issue'
import type { Json } from '@shouya/forms/json'
import type { Transfer } from './transfer.ts'

/** What a field looks like at the moment. Never changed in place: a new one for every change that can be seen. */
export interface FieldSnapshot {
  readonly field: Field
  /** '' for a field without a value. */
  readonly model: string
  /** Of a batch null: its rows are `rows`. */
  readonly value: Json
  readonly state: FieldState
  /** What is shown at the field; empty until it was left or the form was sent. */
  readonly issues: readonly Issue[]
  /** Of a batch: one scope per row. */
  readonly rows: readonly ScopeNode[]
  /** Of an upload: files on their way. */
  readonly transfers: readonly Transfer[]
  /** Of tabs: the open one, from 0. */
  readonly tab: number
}

/** One field in one place (the form, or one row of a batch), as a component subscribes to it. */
export interface FieldNode {
  readonly id: string
  readonly scope: ScopeNode
  readonly subscribe: (listener: () => void) => () => void
  readonly read: () => FieldSnapshot
  /** Takes a new snapshot and wakes those who show it. */
  readonly write: (snapshot: FieldSnapshot) => void
}

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

export function createFieldNode(id: string, scope: ScopeNode, first: FieldSnapshot): FieldNode {
  // A list, since nearly every field has one listener and a form has a thousand fields.
  let listeners: readonly (() => void)[] = []
  let snapshot = first
  return {
    id,
    scope,
    subscribe: (listener) => {
      listeners = [...listeners, listener]
      return () => {
        listeners = listeners.filter((each) => each !== listener)
      }
    },
    read: () => snapshot,
    write: (next) => {
      snapshot = next
      for (const listener of listeners) listener()
    },
  }
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
