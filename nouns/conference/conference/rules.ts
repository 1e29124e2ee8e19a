import { meetingType } from './noun.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** A meeting lasts at most so long (domain 9.3). */
const LONGEST_HOURS = 8
export const LEAST_PEOPLE = 2
/** Seconds for which the code on the screen is shown. */
export const CODE_SECONDS = 30

type Times = { begin_time: string; end_time: string }

const at = (wire: string) => Date.parse(`${wire.replace(' ', 'T')}Z`)

/** What is wrong with the times of a meeting; undefined: nothing. */
export function timesIssue({ begin_time, end_time }: Times): 'endFirst' | 'tooLong' | undefined {
  if (end_time <= begin_time) return 'endFirst'
  return at(end_time) - at(begin_time) > LONGEST_HOURS * HOUR ? 'tooLong' : undefined
}

/** Where a meeting takes place: a video meeting needs its link, any other a room. */
export const placeOf = (type: number): 'room' | 'link' => (type === meetingType.video ? 'link' : 'room')

/** Whether people sign in at a wire time: some minutes before the begin until the end. */
export const isSignOpen = (row: Times & { need_sign: boolean; sign_open_before: number }, now: string): boolean =>
  row.need_sign && at(now) >= at(row.begin_time) - row.sign_open_before * MINUTE && now < row.end_time

/** Whether whoever signs in at a wire time comes late. */
export const isLate = ({ begin_time }: Pick<Times, 'begin_time'>, now: string): boolean => now > begin_time
