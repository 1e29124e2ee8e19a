import type { Field } from '@shouya/forms/document'
import type { FieldState } from '@shouya/forms/formState'
import type { Issue } from '@shouya/forms/issue'
import type { Json } from '@shouya/forms/json'
import type { ScopeNode } from './scopeNode.ts'
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

export function createFieldNode(id: string, scope: ScopeNode, first: FieldSnapshot): FieldNode {
  const listeners = new Set<() => void>()
  let snapshot = first
  return {
    id,
    scope,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    read: () => snapshot,
    write: (next) => {
      snapshot = next
      for (const listener of listeners) listener()
    },
  }
}
