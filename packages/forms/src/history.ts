import { apply } from './apply.ts'
import type { Applied, Command } from './command.ts'
import type { FormDocument } from './document.ts'

/** What was, is and can be again. Documents share what did not change, so a hundred of them cost little. */
export interface History {
  readonly past: readonly FormDocument[]
  readonly present: FormDocument
  /** The next one to redo is the first. */
  readonly future: readonly FormDocument[]
  /** Commands with this key join the last step; undefined: the next one is a step of its own. */
  readonly open: string | undefined
}

/** The steps that can be undone; older ones are forgotten. */
export const HISTORY_LIMIT = 100

export const startHistory = (document: FormDocument): History => ({
  past: [],
  present: document,
  future: [],
  open: undefined,
})

/** Does a command and remembers the step. Typing into one property of one field is one step, until something else happens. */
export function run(history: History, command: Command): { readonly history: History; readonly applied: Applied } {
  const applied = apply(history.present, command)
  const { document } = applied
  if (document === history.present) return { history, applied }
  const key = joinKey(command)
  const joins = key !== undefined && key === history.open && history.past.length > 0
  const past = joins ? history.past : [...history.past, history.present].slice(-HISTORY_LIMIT)
  return { history: { past, present: document, future: [], open: key }, applied }
}

/** Ends the step that is being typed: at a blur, at a save. */
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

/** The field and the property that a command sets; undefined for commands that are steps of their own. */
function joinKey(command: Command): string | undefined {
  if (command.type === 'setOption') return `${command.type} ${command.ids.join()} ${command.option}`
  if (command.type === 'setProperty') return `${command.type} ${command.id} ${command.property}`
  if (command.type === 'setConfig') return `${command.type} ${command.property}`
  if (command.type === 'setColumn') return `${command.type} ${command.id} ${command.index} ${command.property}`
  return command.type === 'setLabelColumns' ? command.type : undefined
}
