import { useTranslation } from 'react-i18next'
import { minute, nowMinute } from '../../ui/text.ts'
import type { HandoverRow } from './handoverList.ts'

/** Short enough to leave room for the people: this year's without the year, others without the hour. */
const short = (time: string) =>
  time.slice(0, 4) === nowMinute().slice(0, 4) ? minute(time).slice(5) : time.slice(0, 10)

/** When it was; a record of a day that had passed says so. */
export default function HandoverTime({ row }: { row: Pick<HandoverRow, 'handover_time' | 'is_backfill'> }) {
  const { t } = useTranslation()
  return (
    <span title={minute(row.handover_time)}>
      {short(row.handover_time)} {row.is_backfill && <span className="ui-note">{t('daily.backfill')}</span>}
    </span>
  )
}
