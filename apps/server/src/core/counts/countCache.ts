import type { Listener } from '../notify/listener.ts'
import { localDay } from '../time/local.ts'

const KEEP = 5_000
const LARGEST = 10_000

/** A principal; a new object when its rights change. */
type Caller = { readonly userId: number }
type Entry = { user: Caller; at: number; day: string; answer: Promise<unknown> }

export type CountCache = {
  /** The numbers counted for the caller in the last five seconds, else the result of `count`. */
  read<T>(user: Caller, now: Date, count: () => Promise<T>): Promise<T>
  /** Discards a caller's numbers, which may have changed. */
  drop(userId: number): void
}

/**
 * The numbers of the work bench, cached for seconds per caller (ADR 021), so that forty tabs that become visible at
 * once query the database once. The cache is dropped by the caller's own changes, by reminders and tasks for them and
 * by any notice; a changed right or scope is a different principal, and the day is part of the entry.
 */
export function openCountCache(listener: Pick<Listener, 'on'>, timezone: string): CountCache {
  const entries = new Map<number, Entry>()
  listener.on((notice) => {
    if (notice.type === 'remind' || notice.type === 'task') for (const id of notice.userIds) entries.delete(id)
    // Its units are not resolved: it happens a few times a day.
    if (notice.type === 'notice') entries.clear()
  })
  return {
    read<T>(user: Caller, now: Date, count: () => Promise<T>): Promise<T> {
      const day = localDay(now, timezone)
      const cached = entries.get(user.userId)
      const age = cached ? now.getTime() - cached.at : KEEP
      if (cached?.user === user && cached.day === day && age >= 0 && age < KEEP) return cached.answer as Promise<T>
      if (entries.size >= LARGEST) entries.clear()
      // Stored before it is resolved: an entry that is dropped during counting does not come back.
      const entry: Entry = { user, at: now.getTime(), day, answer: count() }
      entries.set(user.userId, entry)
      entry.answer.catch(() => entries.get(user.userId) === entry && entries.delete(user.userId))
      return entry.answer as Promise<T>
    },
    drop: (userId) => void entries.delete(userId),
  }
}
