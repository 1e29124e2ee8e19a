import { useMayCall } from '@shouya/console/api/can.ts'
import { useQueue } from '@shouya/console/api/device/queue.ts'
import { useRead } from '@shouya/console/api/useRead.ts'
import StatusTag from '@shouya/console/ui/StatusTag.tsx'
import { shortTime } from '@shouya/console/ui/text.ts'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import DayCards from '../../console/DayCards.tsx'
import VisitorStatus from './VisitorStatus.tsx'

type Props = { onLeave: (id: number) => void }

/**
 * The people inside the user's outlet, each with a button to record leaving; from the stored copy without a network.
 */
export default function InsideNow({ onLeave }: Props) {
  const { t } = useTranslation()
  const may = useMayCall()('OutInside/GetInsideList')
  const { data } = useRead('OutInside/GetInsideList', {}, { enabled: may })
  const entries = useQueue((queue) => queue.entries)
  if (!data || data.length === 0) return null
  const waits = new Set(entries.flatMap(({ path, body }) => (path === 'OutInside/Leave' ? [body.id] : [])))
  return (
    <DayCards
      label={t('visitor.insideNow')}
      cards={data.map((row) => ({
        key: row.id,
        title: row.name,
        state: waits.has(row.id) ? (
          <StatusTag kind="waiting">{t('visitor.leaveWaits')}</StatusTag>
        ) : (
          <VisitorStatus row={row} />
        ),
        note: `${row.company} ${t('visitor.since', { time: shortTime(row.in_time) })}`,
        action: !waits.has(row.id) && row.allowed.includes('leave') && (
          <Button aria-label={`${t('visitor.move.leave')} ${row.name}`} onClick={() => onLeave(row.id)}>
            {t('visitor.move.leave')}
          </Button>
        ),
      }))}
    />
  )
}
