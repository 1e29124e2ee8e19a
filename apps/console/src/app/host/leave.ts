import { dirtyTabs } from './dirty.ts'

let leaveQuestion: (tabs: readonly string[]) => Promise<boolean> = async () => true

/** The question needs dialogs, which the shell has; without the shell there is no input to lose. */
export function setLeaveQuestion(question: typeof leaveQuestion): void {
  leaveQuestion = question
}

/** True when these tabs (or any, without an argument) have no unsaved input, or the user discards it. */
export async function mayLose(tabs?: readonly string[]): Promise<boolean> {
  const dirty = dirtyTabs(tabs)
  return dirty.length === 0 || leaveQuestion(dirty)
}
