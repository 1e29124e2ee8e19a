export type SpanPart = { unit: 'day' | 'hour' | 'minute'; value: number }

/** The two largest units of a duration that are not zero: after three days, minutes do not matter. */
export function spanParts(minutes: number): SpanPart[] {
  const day = Math.floor(minutes / 1440)
  const parts: SpanPart[] = [
    { unit: 'day', value: day },
    { unit: 'hour', value: Math.floor((minutes % 1440) / 60) },
    { unit: 'minute', value: minutes % 60 },
  ]
  const first = parts.findIndex(({ value }) => value > 0)
  return first < 0 ? [] : parts.slice(first, first + 2).filter(({ value }) => value > 0)
}

/** Both times are in the same time zone, so the difference needs no zone. */
const stamp = (time: string): number => Date.parse(`${time.replace(' ', 'T')}Z`)

/** Whole minutes between two times of the server, at least 0. */
export const minutesBetween = (from: string, to: string): number =>
  Math.max(0, Math.floor((stamp(to) - stamp(from)) / 60_000))
