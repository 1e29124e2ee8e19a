import { apply } from './apply.ts'
import type { Applied, Command } from './command.ts'
import type { FormDocument } from './document.ts'

/** Undo and redo stacks. Documents share unchanged parts, so a hundred of them cost little. */
export interface History {
  readonly past: readonly FormDocument[]
  readonly present: FormDocument
  /** The first one is the next to redo. */
  readonly future: readonly FormDocument[]
  /** Commands with this key are merged into the last step; undefined: the next command is a new step. */
  readonly open: string | undefined
}

/** The number of steps that can be undone; older ones are dropped. */
export const HISTORY_LIMIT = 100

export const startHistory = (document: FormDocument): History => ({
  past: [],
  present: document,
  future: [],
  open: undefined,
})

/** Applies a command and records the step. Consecutive edits of one property of one field are one step. */
export function run(history: History, command: Command): { readonly history: History; readonly applied: Applied } {
  const applied = apply(history.present, command)
  const { document } = applied
  if (document === history.present) return { history, applied }
  const key = joinKey(command)
  const joins = key !== undefined && key === history.open && history.past.length > 0
  const past = joins ? history.past : [...history.past, history.present].slice(-HISTORY_LIMIT)
  return { history: { past, present: document, future: [], open: key }, applied }
}

/** Closes the step in progress: on blur and on save. */
export const seal = (history: History): History => ({ ...history, open: undefined })

export function undo(history: History): History {
  const last = history.past.at(-1)
  if (!last) return history
  return {
    past: history.past.slice(0, -1),
    present: last,
    future: [history.present, ...history.future],
    open: undefined,
  }
}

export function redo(history: History): History {
  const [next, ...future] = history.future
  if (!next) return history
  return { past: [...history.past, history.present], present: next, future, open: undefined }
}

/** The merge key of a command: field and property; undefined for commands that are always a step of their own. */
function joinKey(command: Command): string | undefined {
  if (command.type === 'setOption') return `${command.type} ${command.ids.join()} ${command.option}`
  if (command.type === 'setProperty') return `${command.type} ${command.id} ${command.property}`
  if (command.type === 'setConfig') return `${command.type} ${command.property}`
  if (command.type === 'setColumn') return `${command.type} ${command.id} ${command.index} ${command.property}`
  return command.type === 'setLabelColumns' ? command.type : undefined
}
