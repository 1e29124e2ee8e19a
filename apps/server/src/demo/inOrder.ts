import type { DemoPart } from './part.ts'

/** The parts in the order of their dependencies, else as they are listed. */
export function inOrder(parts: Readonly<Record<string, DemoPart>>): DemoPart[] {
  const waiting = new Map(Object.entries(parts))
  const ordered: DemoPart[] = []
  while (waiting.size > 0) {
    const next = [...waiting].find(([, { after }]) => after.every((name) => name in parts && !waiting.has(name)))
    if (!next)
      throw new Error(
        `the demonstration lacks what these come after, or they wait for each other: ${[...waiting.keys()]}`,
      )
    waiting.delete(next[0])
    ordered.push(next[1])
  }
  return ordered
}
