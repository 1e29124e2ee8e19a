const bands = [
  [8, 'early'],
  [11, 'morning'],
  [13, 'noon'],
  [20, 'afternoon'],
] as const

export type Greeting = (typeof bands)[number][1] | 'evening'

/** Before nine, then up to and including 11, 13 and 20 o'clock (spec 000 section 9, console.md 1.10). */
export const greetingOf = (hour: number): Greeting => bands.find(([last]) => hour <= last)?.[1] ?? 'evening'
