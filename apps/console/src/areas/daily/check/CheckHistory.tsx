import { Skeleton } from 'antd'
import { useRead } from '../../../api/useRead.ts'
import Failure from '../../../ui/Failure.tsx'
import HistoryTimeline from '../../../ui/HistoryTimeline.tsx'
import { useAuditWords } from '../../../ui/useAuditWords.ts'
import { useWord } from '../../../ui/useWord.ts'

/** What happened to one check. */
export default function CheckHistory({ id }: { id: number }) {
  const { data, error, refetch } = useRead('SecurityCheck/GetHistory', { id })
  const word = useWord()
  const { shown, valueText } = useAuditWords('security_check')
  if (error) return <Failure error={error} onRetry={refetch} />
  if (!data) return <Skeleton active />
  return (
    <HistoryTimeline
      items={data.map((item) => ({ ...item, changes: shown(item.changes) }))}
      actionText={(action) => word(`checks.done.${action.split('/').at(-1)}`, action)}
      fieldText={(field) => word(`checks.field.${field}`, field)}
      valueText={valueText}
    />
  )
}
