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
  /** Of tabs: how many fields of each are shown as wrong. */
  readonly wrong: readonly number[]
}

const NOBODY: readonly (() => void)[] = []

/**
 * One field in one place (the form, or one row of a batch), as a component subscribes to it. A class and no closures,
 * since a form has a thousand of them.
 */
export class FieldNode {
  readonly id: string
  readonly scope: ScopeNode
  /** A list, since nearly every field has one listener. */
  #listeners: readonly (() => void)[] = NOBODY
  #snapshot: FieldSnapshot

  constructor(id: string, scope: ScopeNode, first: FieldSnapshot) {
    this.id = id
    this.scope = scope
    this.#snapshot = first
  }

  read(): FieldSnapshot {
    return this.#snapshot
  }

  /** Takes a new snapshot and wakes those who show it. */
  write(snapshot: FieldSnapshot): void {
    this.#snapshot = snapshot
    for (const listener of this.#listeners) listener()
  }

  /** Calls at every change that can be seen, until `forget`. */
  tell(listener: () => void): void {
    this.#listeners = [...this.#listeners, listener]
  }

  forget(listener: () => void): void {
    this.#listeners = this.#listeners.filter((each) => each !== listener)
  }
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
