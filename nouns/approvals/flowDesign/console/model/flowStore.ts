import type { Definition, NodeId } from '@shouya/approvals/definition'
import { type History, redo, seal, startHistory, step, undo } from '@shouya/forms/history'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { applyCommand, type FlowCommand } from './applyCommand.ts'
import { placesOf } from './places.ts'
import { SETTINGS, START } from './ways.ts'

/** The number of steps that can be undone. */
const HISTORY_LIMIT = 200

/** The state of the designer: the flow with its history, and the selection. */
export interface FlowState {
  readonly history: History<Definition>
  /** The definition as saved on the server. */
  readonly saved: Definition
  /** A node, a branch, the start or the settings of the flow. */
  readonly selection: NodeId | null
}

export interface FlowStore extends StoreApi<FlowState> {
  /**
   * Runs a command; false if it is impossible. `about`: the input being typed into, so that typing is one step of
   * history.
   */
  readonly run: (command: FlowCommand, about?: string) => boolean
  readonly select: (id: NodeId | null) => void
  readonly undo: () => void
  readonly redo: () => void
  /** Replaces the definition, as one step. */
  readonly load: (definition: Definition) => void
  readonly markSaved: (definition: Definition) => void
}

export function flowStore(definition: Definition): FlowStore {
  const store = createStore<FlowState>(() => ({
    history: startHistory(definition),
    saved: definition,
    selection: SETTINGS,
  }))
  const { getState, setState } = store
  /** A removed element does not stay selected. */
  const show = (history: History<Definition>, wanted: NodeId | null) =>
    setState({ history, selection: kept(history.present, wanted) })
  const showIfChanged = (history: History<Definition>) => {
    if (history !== getState().history) show(history, getState().selection)
  }
  const record = (next: Definition, key: string | undefined) => step(getState().history, next, key, HISTORY_LIMIT)
  return {
    ...store,
    run: (command, about) => {
      const { history, selection } = getState()
      const applied = applyCommand(history.present, command)
      if (!applied) return false
      show(record(applied.definition, about), applied.select === undefined ? selection : applied.select)
      return true
    },
    select: (id) => {
      const { history } = getState()
      setState({ history: seal(history), selection: kept(history.present, id) })
    },
    undo: () => showIfChanged(undo(getState().history)),
    redo: () => showIfChanged(redo(getState().history)),
    load: (next) => show(record(next, undefined), getState().selection),
    markSaved: (saved) => setState(({ history }) => ({ saved, history: seal(history) })),
  }
}

const kept = (definition: Definition, id: NodeId | null): NodeId | null =>
  id === START || id === SETTINGS || (id !== null && placesOf(definition).has(id)) ? id : null

/** Whether there are unsaved changes. */
export const isDirty = ({ history, saved }: FlowState): boolean => history.present !== saved
