import type { NamedPart } from './inOrder.ts'

/**
 * Works through parts that stand in the order of their dependencies, some at once: each one begins when those it comes after have ended.
 * Of several that could begin, the first. An error ends the work once those that have begun have ended as well.
 */
export async function inTurns(
  parts: readonly NamedPart[],
  atOnce: number,
  work: (part: NamedPart) => Promise<void>,
): Promise<void> {
  const waiting = new Map(parts)
  const ended = new Set<string>()
  const running = new Set<Promise<void>>()
  const begin = (part: NamedPart) => {
    const [name] = part
    waiting.delete(name)
    const run: Promise<void> = work(part).then(() => {
      ended.add(name)
      running.delete(run)
    })
    running.add(run)
  }
  try {
    while (waiting.size + running.size > 0) {
      for (const part of [...waiting])
        if (running.size < atOnce && part[1].after.every((name) => ended.has(name))) begin(part)
      await Promise.race(running)
    }
  } finally {
    await Promise.allSettled(running)
  }
}
