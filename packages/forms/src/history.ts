/** Undo and redo stacks of an immutable document. Documents share unchanged parts, so hundreds of them cost little. */
export interface History<T> {
  readonly past: readonly T[]
  readonly present: T
  /** The first one is the next to redo. */
  readonly future: readonly T[]
  /** Changes with this key are merged into the last step; undefined: the next change is a new step. */
  readonly open: string | undefined
}

export const startHistory = <T>(document: T): History<T> => ({
  past: [],
  present: document,
  future: [],
  open: undefined,
})

/**
 * Records a changed document as a step.
 * @param key consecutive changes with the same key are one step; undefined: always a step of its own
 * @param limit the number of steps that can be undone; older ones are dropped
 */
export function step<T>(history: History<T>, document: T, key: string | undefined, limit: number): History<T> {
  const joins = key !== undefined && key === history.open
  const past = joins ? history.past : [...history.past, history.present].slice(-limit)
  return { past, present: document, future: [], open: key }
}

/** Closes the step in progress: on blur and on save. */
export const seal = <T>(history: History<T>): History<T> =>
  history.open === undefined ? history : { ...history, open: undefined }

/** The same history if there is nothing to undo. */
export function undo<T>(history: History<T>): History<T> {
  if (history.past.length === 0) return history
  return {
    past: history.past.slice(0, -1),
    present: history.past.at(-1) as T,
    future: [history.present, ...history.future],
    open: undefined,
  }
}

/** The same history if there is nothing to redo. */
export function redo<T>(history: History<T>): History<T> {
  if (history.future.length === 0) return history
  const [next, ...future] = history.future
  return { past: [...history.past, history.present], present: next as T, future, open: undefined }
}
