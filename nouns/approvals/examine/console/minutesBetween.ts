/** Both are in the business time zone, so that their difference needs no zone at all. */
const stamp = (time: string): number => Date.parse(`${time.replace(' ', 'T')}Z`)

/** Whole minutes from one of the server's times to another, at least 0. */
export const minutesBetween = (from: string, to: string): number =>
  Math.max(0, Math.floor((stamp(to) - stamp(from)) / 60_000))
