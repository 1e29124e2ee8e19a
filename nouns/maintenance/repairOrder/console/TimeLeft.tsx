import StatusShape from '@shouya/console/ui/StatusShape.tsx'
import { minute } from '@shouya/console/ui/text.ts'
import { useDuration } from '@shouya/console/ui/useDuration.ts'
import { useMinute } from '@shouya/console/ui/useMinute.ts'
import dayjs from 'dayjs'
import { useTranslation } from 'react-i18next'
import type { RepairRow } from './repairList.ts'

/** From so many minutes before its deadline on an order is marked. */
const SOON = 120

type Props = { row: Pick<RepairRow, 'due_time' | 'suspend_time'> }

/** The time that is left until the next deadline: red once it is over, orange shortly before; on hold the clock stands still. */
export default function TimeLeft({ row: { due_time, suspend_time } }: Props) {
  const { t } = useTranslation()
  const duration = useDuration()
  const now = useMinute()
  if (due_time === null) return '-'
  const minutes = dayjs(due_time).diff(suspend_time ?? now, 'minute')
  const isLate = minutes < 0
  const time = duration(Math.abs(minutes))
  const text = isLate
    ? t('repairOrder.late', { time })
    : t(suspend_time ? 'repairOrder.stopped' : 'repairOrder.left', { time })
  if (!isLate && (minutes > SOON || suspend_time)) return <span title={minute(due_time)}>{text}</span>
  return (
    <span className="ui-expiry" style={{ color: `var(--ant-${isLate ? 'red' : 'orange'}-8)` }} title={minute(due_time)}>
      <StatusShape kind={isLate ? 'overdue' : 'waiting'} />
      {text}
    </span>
  )
}
