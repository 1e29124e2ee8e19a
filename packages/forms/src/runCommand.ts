import { apply } from './apply.ts'
import type { Applied, Command } from './command.ts'
import type { FormDocument } from './document.ts'
import { type History, step } from './history.ts'

type FormHistory = History<FormDocument>

/** The number of steps of a form that can be undone. */
export const HISTORY_LIMIT = 100

/** Applies a command and records the step. Consecutive edits of one property of one field are one step. */
export function runCommand(
  history: FormHistory,
  command: Command,
): { readonly history: FormHistory; readonly applied: Applied } {
  const applied = apply(history.present, command)
  const { document } = applied
  if (document === history.present) return { history, applied }
  return { history: step(history, document, joinKey(command), HISTORY_LIMIT), applied }
}

/** The merge key of a command: field and property; undefined for commands that are always a step of their own. */
function joinKey(command: Command): string | undefined {
  if (command.type === 'setOption') return `${command.type} ${command.ids.join()} ${command.option}`
  if (command.type === 'setProperty') return `${command.type} ${command.id} ${command.property}`
  if (command.type === 'setConfig') return `${command.type} ${command.property}`
  if (command.type === 'setColumn') return `${command.type} ${command.id} ${command.index} ${command.property}`
  return command.type === 'setLabelColumns' ? command.type : undefined
}
