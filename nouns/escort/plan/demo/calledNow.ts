import { type Calendar, MINUTE } from '@shouya/server/demo/calendar.ts'

/** Minutes since its start, until its end, and since its arrival at the stop. */
const SINCE = 35
const UNTIL = 70
const AT_THE_DOOR = 20
/** Minutes by which vehicles come early. */
const EARLY = 8
const DAY = 24 * 60

/** Begin, end and stop of a run, in minutes after midnight. */
export type Called = { begin: number; end: number; stop: number }
type Span = readonly [begin: number, end: number]

/**
 * An extra run that is under way now, between the regular ones of the day: whoever opens the demonstration at any hour
 * sees a bank at work. None while the regular ones are out.
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
