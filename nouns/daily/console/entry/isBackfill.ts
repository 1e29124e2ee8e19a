/** Whether the record is of an earlier day (both `YYYY-MM-DD...`). */
export const isBackfill = (time: string | null | undefined, today: string): boolean =>
  !!time && time.slice(0, 10) < today.slice(0, 10)
