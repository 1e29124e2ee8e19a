/** As many as one line of cards shows. */
const MOST = 4

/** Ids of flows, the one that was just submitted first; whatever was kept, at most a few of them. */
export function withRecent(kept: unknown, flow: number): number[] {
  return [flow, ...readRecent(kept).filter((id) => id !== flow)].slice(0, MOST)
}

export const readRecent = (kept: unknown): number[] =>
  Array.isArray(kept) ? kept.filter((id) => Number.isInteger(id)).slice(0, MOST) : []
