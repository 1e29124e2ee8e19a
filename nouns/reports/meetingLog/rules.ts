import { meetingType } from './noun.ts'

const MINUTE = 60_000

/** Shorter ones do not count as a meeting or training (domain 5.3). */
const LEAST_MINUTES = 20
/** What was said, in characters. */
export const LEAST_CONTENT = 50
export const LEAST_PRESENT = 2
/** Whoever was absent has so many days after the meeting to study what was said, and to sign. */
export const MAKEUP_DAYS = 7

/** The types that must take 20 minutes, and that a task of the month asks for. */
const taskCodes: Readonly<Record<number, string>> = {
  [meetingType.meeting]: 'M_MEETING',
  [meetingType.training]: 'M_TRAIN',
}

/** The task that a record of this type does; undefined where none asks for it. */
export const taskOf = (logType: number): string | undefined => taskCodes[logType]

/** Minutes that a meeting of this type must take. */
export const leastMinutes = (logType: number): number => (taskOf(logType) ? LEAST_MINUTES : 1)

/** Whole minutes between two wire times of the same zone. */
export const minutesBetween = (begin: string, end: string): number =>
  Math.floor((Date.parse(`${end.replace(' ', 'T')}Z`) - Date.parse(`${begin.replace(' ', 'T')}Z`)) / MINUTE)

/** Meetings and training have numbers of their own. */
export const prefixOf = (logType: number): 'HY' | 'PX' =>
  logType === meetingType.meeting || logType === meetingType.preShift ? 'HY' : 'PX'
