import { dirtyTabs } from './dirty.ts'

let ask: (tabs: readonly string[]) => Promise<boolean> = async () => true

/** The question needs dialogs, which the shell has; without it there is nothing to lose. */
export function setLeaveQuestion(question: typeof ask): void {
  ask = question
}

/** True when nothing unsaved stands in these tabs (in any, when none are named), or the user gives it up. */
export async function mayLose(tabs?: readonly string[]): Promise<boolean> {
  const dirty = dirtyTabs(tabs)
  return dirty.length === 0 || ask(dirty)
}
