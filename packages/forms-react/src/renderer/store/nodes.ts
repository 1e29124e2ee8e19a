import type { Field } from '@shouya/forms/document'
import type { FieldState, ScopeState } from '@shouya/forms/formState'
import type { Issue } from '@shouya/forms/issue'
import type { Json } from '@shouya/forms/json'
import type { Transfer } from './transfer.ts'

/** Everything that a field renders. Immutable: every visible change makes a new one. */
export interface FieldSnapshot {
  readonly field: Field
  /** '' for a field without a value. */
  readonly model: string
  /** null for a batch, whose rows are in `rows`. */
  readonly value: Json
  readonly state: FieldState
  /** The issues that the field shows; empty until it was left or the form was submitted. */
  readonly issues: readonly Issue[]
  /** For a batch: one scope per row. */
  readonly rows: readonly ScopeNode[]
  /** For an upload: running and failed transfers. */
  readonly transfers: readonly Transfer[]
  /** For tabs: the index of the open tab. */
  readonly tab: number
  /** For tabs: the number of invalid fields in each. */
  readonly wrong: readonly number[]
}

const NOBODY: readonly (() => void)[] = []

/**
 * One field in one scope (the form, or one row of a batch), to which components subscribe. A class instead of closures,
 * since a form may have a thousand of them.
 */
export class FieldNode {
  readonly id: string
  readonly scope: ScopeNode
  /** An array instead of a set, since nearly every field has exactly one listener. */
  #listeners: readonly (() => void)[] = NOBODY
  #snapshot: FieldSnapshot

  constructor(id: string, scope: ScopeNode, snapshot: FieldSnapshot) {
    this.id = id
    this.scope = scope
    this.#snapshot = snapshot
  }

  read(): FieldSnapshot {
    return this.#snapshot
  }

  /** Replaces the snapshot and notifies the listeners. */
  write(snapshot: FieldSnapshot): void {
    this.#snapshot = snapshot
    for (const listener of this.#listeners) listener()
  }

  /** Subscribes to snapshots, until `forget`. */
  tell(listener: () => void): void {
    this.#listeners = [...this.#listeners, listener]
  }

  forget(listener: () => void): void {
    this.#listeners = this.#listeners.filter((other) => other !== listener)
  }
}

/** The state of a scope (the form, or one row) that the engine does not know: nodes, issues, marks, transfers. */
export interface ScopeNode {
  /** '' for the form; for a row its key, which is stable when other rows are removed. */
  readonly key: string
  /** The engine's state; replaced when the document, the sources or the whole values change. */
  state: ScopeState
  /** Created when a component subscribes, so that unmounted rows cost nothing. */
  readonly nodes: Map<string, FieldNode>
  /** Rows by batch id. */
  rows: Map<string, readonly ScopeNode[]>
  /** Shown issues by field id. */
  readonly issues: Map<string, readonly Issue[]>
  /** Fields that the user changed; those that were left afterwards show their issues at every change. */
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
