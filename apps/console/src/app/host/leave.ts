import { anyDirty, clearDirty } from './dirty.ts'

let ask: () => Promise<boolean> = async () => true

/** The question needs dialogs, which the shell has; without it there is nothing to lose. */
export function setLeaveQuestion(question: () => Promise<boolean>): void {
  ask = question
}

/** True when nothing unsaved stands in the way, or the user gives it up. */
export async function mayLeave(): Promise<boolean> {
  if (!anyDirty()) return true
  const leaves = await ask()
  if (leaves) clearDirty()
  return leaves
}
