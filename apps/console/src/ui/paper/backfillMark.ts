/** The mark across a sheet whose records were all entered afterwards (domain 17.2); else each row has its own. */
export const backfillMark = (rows: readonly { is_backfill?: boolean }[], word: string): string | undefined =>
  rows.length > 0 && rows.every(({ is_backfill }) => is_backfill) ? word : undefined
