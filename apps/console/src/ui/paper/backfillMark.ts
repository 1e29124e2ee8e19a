/** The word across a sheet on which everything was entered afterwards (domain 17.2); among others each row has its own mark. */
export const backfillMark = (rows: readonly { is_backfill: boolean }[], word: string): string | undefined =>
  rows.length > 0 && rows.every(({ is_backfill }) => is_backfill) ? word : undefined
