const formats = new Map<string, Intl.DateTimeFormat>()

function format(timezone: string): Intl.DateTimeFormat {
  let cached = formats.get(timezone)
  if (!cached) {
    // Swedish dates have the ISO format.
    cached = new Intl.DateTimeFormat('sv-SE', { timeZone: timezone, dateStyle: 'short', timeStyle: 'medium' })
    formats.set(timezone, cached)
  }
  return cached
}

/** Milliseconds. */
const BLOCK = 15 * 60_000
const MOST_BLOCKS = 20_000
const offsets = new Map<string, Map<number, number | null>>()

const askOffset = (time: number, timezone: string) =>
  Date.parse(`${format(timezone).format(time).replace(' ', 'T')}Z`) - time

/** What a zone adds to the instants of a block, which lists ask for thousands of times; null where it changes within. */
function offsetOf(block: number, timezone: string): number | null {
  const known = offsets.get(timezone) ?? new Map<number, number | null>()
  if (known.size > MOST_BLOCKS) known.clear()
  offsets.set(timezone, known)
  const cached = known.get(block)
  if (cached !== undefined) return cached
  const offset = askOffset(block * BLOCK, timezone)
  const steady = askOffset((block + 1) * BLOCK - 1_000, timezone) === offset ? offset : null
  known.set(block, steady)
  return steady
}

const LAST = Date.UTC(9999, 0)

/** What the zone adds to an instant; null: the block has no one answer, or the calendar ends. */
const steadyOffset = (time: number, timezone: string) =>
  time >= 0 && time < LAST ? offsetOf(Math.floor(time / BLOCK), timezone) : null

/** An instant in the format of the wire: `YYYY-MM-DD HH:mm:ss` in the business time zone. */
export function localTime(instant: Date, timezone: string): string {
  const time = instant.getTime()
  const offset = steadyOffset(time, timezone)
  if (offset === null) return format(timezone).format(instant)
  const text = new Date(time + offset).toISOString()
  return `${text.slice(0, 10)} ${text.slice(11, 19)}`
}

/** The business day of an instant: `YYYY-MM-DD`. */
export const localDay = (instant: Date, timezone: string): string => localTime(instant, timezone).slice(0, 10)

/** The instant of a wire text in the business time zone; of a time that occurs twice, the first. */
export function instant(text: string, timezone: string): Date {
  const guess = Date.parse(`${text.replace(' ', 'T')}Z`)
  const offsetAt = (time: number) => steadyOffset(time, timezone) ?? askOffset(time, timezone)
  return new Date(guess - offsetAt(guess - offsetAt(guess)))
}

/** The day some days later. */
export function addDays(day: string, days: number): string {
  const utc = new Date(`${day}T00:00:00Z`)
  utc.setUTCDate(utc.getUTCDate() + days)
  return utc.toISOString().slice(0, 10)
}
