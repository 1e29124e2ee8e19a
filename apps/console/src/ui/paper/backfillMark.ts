import type { useTranslation } from 'react-i18next'

type T = ReturnType<typeof useTranslation>['t']

/** The mark across a sheet on which everything was entered afterwards (domain 17.2); among others each row has its own. */
export const backfillMark = (rows: readonly { is_backfill: boolean }[], t: T): string | undefined =>
  rows.length > 0 && rows.every(({ is_backfill }) => is_backfill) ? t('ui.marks.backfill') : undefined
