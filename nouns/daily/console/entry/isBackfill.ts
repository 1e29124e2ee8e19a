/** A record of a day that has passed (both `YYYY-MM-DD...`). */
export const isBackfill = (time: string | null | undefined, today: string): boolean =>
  !!time && time.slice(0, 10) < today.slice(0, 10)
