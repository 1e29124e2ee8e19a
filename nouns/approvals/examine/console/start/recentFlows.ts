/** The number of cards in one line. */
const MOST = 4

/** Ids of recent flows, the last submitted first, limited in number; `kept` may be invalid. */
export function withRecent(stored: unknown, flow: number): number[] {
  return [flow, ...readRecent(stored).filter((id) => id !== flow)].slice(0, MOST)
}

export const readRecent = (stored: unknown): number[] =>
  Array.isArray(stored) ? stored.filter((id) => Number.isInteger(id)).slice(0, MOST) : []
