import { type Calendar, MINUTE } from '../calendar.ts'

/** Since when it is under way, how long it still takes, and when it came to its stop: in minutes from now. */
const SINCE = 35
const UNTIL = 70
const AT_THE_DOOR = 20
/** Vehicles come so many minutes before their time. */
const EARLY = 8
const DAY = 24 * 60

/** When a run begins and ends and is at its stop, in minutes after midnight. */
export type Called = { begin: number; end: number; stop: number }
type Span = readonly [begin: number, end: number]

/**
 * A run that was called for and is under way now, between the usual ones of the day: whoever opens the demonstration at
 * whatever hour sees a bank at work. None while those are out themselves.
 */
export function calledNow(days: Calendar, usual: readonly Span[]): Called | null {
  const now = Math.floor((days.now - days.at(0, 0)) / MINUTE)
  if (usual.some(([begin, end]) => begin <= now && now < end)) return null
  const from = Math.max(0, ...usual.map(([, end]) => end).filter((end) => end <= now))
  const to = Math.min(DAY - 1, ...usual.map(([begin]) => begin).filter((begin) => begin > now))
  const begin = Math.max(from, now - SINCE)
  const end = Math.min(to, now + UNTIL)
  return begin < end ? { begin, end, stop: Math.max(begin + EARLY, now - AT_THE_DOOR) } : null
}
