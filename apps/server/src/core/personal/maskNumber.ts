const LONG = 12
const MOBILE = /^1\d{10}$/

/** A personal number in public: `3301**********0013`, `199****0001`, of short ones the last two (domain 0.3). */
export function maskNumber(value: string): string {
  if (MOBILE.test(value)) return `${value.slice(0, 3)}****${value.slice(-4)}`
  const [begin, end] = value.length >= LONG ? [4, 4] : [0, Math.min(2, value.length - 1)]
  return value.slice(0, begin) + '*'.repeat(value.length - begin - end) + value.slice(-end)
}
