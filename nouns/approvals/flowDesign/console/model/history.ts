import type { Definition } from '@shouya/approvals/definition'

/** How many steps can be taken back. */
const MOST = 200

/** A flow with what it was and, after an undo, with what it will be again. */
export interface History {
  readonly now: Definition
  readonly past: readonly Definition[]
  readonly future: readonly Definition[]
  /** What the last step was about: the next one about the same is part of it, until it is sealed. */
  readonly about: string | null
}

export const startHistory = (now: Definition): History => ({ now, past: [], future: [], about: null })

/** Takes a step. `about` names what is being typed into, so that a word is one step. */
export function step(history: History, now: Definition, about: string | null): History {
  const joins = about !== null && about === history.about
  const past = joins ? history.past : [...history.past, history.now].slice(-MOST)
  return { now, past, future: [], about }
}

/** The next step is one of its own. */
export const seal = (history: History): History => (history.about === null ? history : { ...history, about: null })

export function undo({ now, past, future }: History): History | undefined {
  const before = past.at(-1)
  return before && { now: before, past: past.slice(0, -1), future: [now, ...future], about: null }
}

export function redo({ now, past, future }: History): History | undefined {
  const [after, ...rest] = future
  return after && { now: after, past: [...past, now], future: rest, about: null }
}
