import type { Listener } from '../notify/listener.ts'
import { localDay } from '../time/local.ts'

const KEEP = 5_000
const LARGEST = 10_000

/** A principal; its identity changes with its rights. */
type Caller = { readonly userId: number }
type Entry = { user: Caller; at: number; day: string; answer: Promise<unknown> }

export type CountCache = {
  /** What was counted for the caller in the last five seconds, else what `count` finds now. */
  read<T>(user: Caller, now: Date, count: () => Promise<T>): Promise<T>
  /** Somebody's numbers may have changed: the next call counts anew. */
  drop(userId: number): void
}

/**
 * The numbers of the work bench, kept for seconds per caller (ADR 021): forty tabs that come back at once ask the database
 * once. A caller's own change, a reminder or a task for them, a notice for anybody drop what is kept; a changed right or scope arrives as another
 * principal, and at midnight what is due today is another day's.
 */
export function openCountCache(listener: Pick<Listener, 'on'>, timezone: string): CountCache {
  const kept = new Map<number, Entry>()
  listener.on((notice) => {
    if (notice.type === 'remind' || notice.type === 'task') for (const id of notice.userIds) kept.delete(id)
    // Whose units it reaches is not looked for: it happens a few times a day.
    if (notice.type === 'notice') kept.clear()
  })
  return {
    read<T>(user: Caller, now: Date, count: () => Promise<T>): Promise<T> {
      const day = localDay(now, timezone)
      const known = kept.get(user.userId)
      const age = known ? now.getTime() - known.at : KEEP
      if (known?.user === user && known.day === day && age >= 0 && age < KEEP) return known.answer as Promise<T>
      if (kept.size >= LARGEST) kept.clear()
      // Kept before it is there: what is dropped while it is counted does not come back.
      const entry: Entry = { user, at: now.getTime(), day, answer: count() }
      kept.set(user.userId, entry)
      entry.answer.catch(() => kept.get(user.userId) === entry && kept.delete(user.userId))
      return entry.answer as Promise<T>
    },
    drop: (userId) => void kept.delete(userId),
  }
}
