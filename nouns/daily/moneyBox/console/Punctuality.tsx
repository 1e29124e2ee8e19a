import StatusTag from '@shouya/console/ui/StatusTag.tsx'
import { statusKind } from '@shouya/console/ui/status.ts'
import { useDictLabel } from '@shouya/console/ui/useDict.ts'
import { useTranslation } from 'react-i18next'
import { onTime } from '../rules.ts'
import type { MoneyBoxRow } from './moneyBoxList.ts'

/** Whether the vehicle was on time; if late, by how much. */
export default function Punctuality({ row }: { row: Pick<MoneyBoxRow, 'on_time' | 'late_minutes'> }) {
  const { t } = useTranslation()
  const word = useDictLabel('on_time')
  if (row.on_time === null) return '-'
  const by =
    row.on_time === onTime.late && row.late_minutes !== null ? t('moneyBox.by', { minutes: row.late_minutes }) : ''
  return (
    <StatusTag kind={statusKind('on_time', row.on_time)}>
      {word(row.on_time)}
      {by}
    </StatusTag>
  )
}
