/** Findings of any call that concern the whole console: the session has ended, or this build is too old. */
export type ApiEvent = 'sessionEnded' | 'outdated'

const listeners = new Set<(event: ApiEvent) => void>()

export const announce = (event: ApiEvent): void => {
  for (const listener of listeners) listener(event)
}

/** Returns the function that stops listening. */
export function onApiEvent(listener: (event: ApiEvent) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
