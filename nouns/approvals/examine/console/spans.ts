export type SpanPart = { unit: 'day' | 'hour' | 'minute'; value: number }

/** The two largest parts of a time that are not nothing: who waited three days is not asked for minutes. */
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

/** Both are in the business time zone, so that their difference needs no zone at all. */
const stamp = (time: string): number => Date.parse(`${time.replace(' ', 'T')}Z`)

/** Whole minutes from one of the server's times to another, at least 0. */
export const minutesBetween = (from: string, to: string): number =>
  Math.max(0, Math.floor((stamp(to) - stamp(from)) / 60_000))
