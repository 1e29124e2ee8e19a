import { entries, nameOf } from './actions.ts'

type Loose = (...args: unknown[]) => unknown

/**
 * Counts per action how often its handler has run. Wraps the handlers where the application reads them, so it must be
 * called before `testApp`; each test file has its own copy of every module.
 */
export function countReached(): Map<string, number> {
  const reached = new Map<string, number>()
  for (const entry of entries) {
    const name = nameOf(entry.action)
    const counted =
      (run: Loose): Loose =>
      (...args) => {
        reached.set(name, (reached.get(name) ?? 0) + 1)
        return run(...args)
      }
    const handler = entry.handler as unknown as Loose | { prepare: Loose; run: Loose }
    entry.handler = (
      typeof handler === 'function' ? counted(handler) : { ...handler, run: counted(handler.run) }
    ) as typeof entry.handler
  }
  return reached
}
