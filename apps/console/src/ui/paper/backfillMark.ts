/**
 * The mark across a sheet on which all records were entered afterwards (domain 17.2); on mixed sheets each row has its
 * own mark.
 */
export const backfillMark = (rows: readonly { is_backfill?: boolean }[], word: string): string | undefined =>
  rows.length > 0 && rows.every(({ is_backfill }) => is_backfill) ? word : undefined
