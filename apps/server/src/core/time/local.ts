const formats = new Map<string, Intl.DateTimeFormat>()

function format(timezone: string): Intl.DateTimeFormat {
  let found = formats.get(timezone)
  if (!found) {
    // Sweden writes dates as ISO does.
    found = new Intl.DateTimeFormat('sv-SE', { timeZone: timezone, dateStyle: 'short', timeStyle: 'medium' })
    formats.set(timezone, found)
  }
  return found
}

/** An instant as the wire writes it: `YYYY-MM-DD HH:mm:ss` in the business time zone. */
export const localTime = (at: Date, timezone: string): string => format(timezone).format(at)

/** The business day of an instant: `YYYY-MM-DD`. */
export const localDay = (at: Date, timezone: string): string => localTime(at, timezone).slice(0, 10)

/** The instant that the wire's text names in the business time zone; of an hour that occurs twice, the first. */
export function instant(text: string, timezone: string): Date {
  const guess = new Date(`${text.replace(' ', 'T')}Z`)
  const offset = new Date(`${localTime(guess, timezone).replace(' ', 'T')}Z`).getTime() - guess.getTime()
  const first = new Date(guess.getTime() - offset)
  const shown = new Date(`${localTime(first, timezone).replace(' ', 'T')}Z`).getTime()
  return new Date(first.getTime() - (shown - guess.getTime()))
}

/** The day some days later. */
export function addDays(day: string, days: number): string {
  const at = new Date(`${day}T00:00:00Z`)
  at.setUTCDate(at.getUTCDate() + days)
  return at.toISOString().slice(0, 10)
}
