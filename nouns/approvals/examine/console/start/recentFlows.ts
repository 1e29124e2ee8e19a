/** The number of cards in one line. */
const MOST = 4

/** Ids of recent flows, the last submitted first, limited in number; `kept` may be invalid. */
export function withRecent(kept: unknown, flow: number): number[] {
  return [flow, ...readRecent(kept).filter((id) => id !== flow)].slice(0, MOST)
}

export const readRecent = (kept: unknown): number[] =>
  Array.isArray(kept) ? kept.filter((id) => Number.isInteger(id)).slice(0, MOST) : []
