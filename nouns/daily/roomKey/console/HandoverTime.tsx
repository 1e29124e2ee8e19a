import When from '@shouya/console/ui/When.tsx'
import { useTranslation } from 'react-i18next'
import type { HandoverRow } from './handoverList.ts'

/** When it was; a record of a day that had passed says so. */
export default function HandoverTime({ row }: { row: Pick<HandoverRow, 'handover_time' | 'is_backfill'> }) {
  const { t } = useTranslation()
  return (
    <span>
      <When at={row.handover_time} /> {row.is_backfill && <span className="ui-note">{t('daily.backfill')}</span>}
    </span>
  )
}
