const BEFORE = 40
const AFTER = 40

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
const two = (number: number) => String(number).padStart(2, '0')
const timeOf = (minutes: number): string => {
  const within = Math.min(Math.max(minutes, 0), 23 * 60 + 59)
  return `${two(Math.floor(within / 60))}:${two(within % 60)}`
}

/** The hours that hold some stops (`HH:mm` in their order) with the way there and back; nothing for none. */
export function around(times: readonly string[]): { begin_time?: string; end_time?: string } {
  const [first] = times
  const last = times.at(-1)
  if (first === undefined || last === undefined) return {}
  return { begin_time: timeOf(minutesOf(first) - BEFORE), end_time: timeOf(minutesOf(last) + AFTER) }
}
