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

/** An instant in the format of the wire: `YYYY-MM-DD HH:mm:ss` in the business time zone. */
export const localTime = (instant: Date, timezone: string): string => format(timezone).format(instant)

/** The business day of an instant: `YYYY-MM-DD`. */
export const localDay = (instant: Date, timezone: string): string => localTime(instant, timezone).slice(0, 10)

/** The instant of a wire text in the business time zone; of a time that occurs twice, the first. */
export function instant(text: string, timezone: string): Date {
  const guess = new Date(`${text.replace(' ', 'T')}Z`)
  const offset = new Date(`${localTime(guess, timezone).replace(' ', 'T')}Z`).getTime() - guess.getTime()
  const estimate = new Date(guess.getTime() - offset)
  const localEstimate = new Date(`${localTime(estimate, timezone).replace(' ', 'T')}Z`).getTime()
  return new Date(estimate.getTime() - (localEstimate - guess.getTime()))
}

/** The day some days later. */
export function addDays(day: string, days: number): string {
  const utc = new Date(`${day}T00:00:00Z`)
  utc.setUTCDate(utc.getUTCDate() + days)
  return utc.toISOString().slice(0, 10)
}
