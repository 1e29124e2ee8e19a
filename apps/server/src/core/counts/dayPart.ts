/** What one register adds to the calendar of completion: so many of a day's records are in this state. */
export type DayPart = { day: string; state: 'done' | 'waiting' | 'late'; count: number }
