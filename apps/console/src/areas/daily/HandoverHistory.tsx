import { Skeleton } from 'antd'
import { useRead } from '../../api/useRead.ts'
import Failure from '../../ui/Failure.tsx'
import HistoryTimeline from '../../ui/HistoryTimeline.tsx'
import { useDictLabel } from '../../ui/useDict.ts'
import { useWord } from '../../ui/useWord.ts'

/** What happened to one handover. */
export default function HandoverHistory({ id }: { id: number }) {
  const { data, error, refetch } = useRead('RoomKey/GetHistory', { id })
  const word = useWord()
  const status = useDictLabel('key_status')
  if (error) return <Failure error={error} onRetry={refetch} />
  if (!data) return <Skeleton active />
  return (
    <HistoryTimeline
      items={data}
      actionText={(action) => word(`daily.done.${action.split('/').at(-1)}`, action)}
      fieldText={(field) => word(`daily.field.${field}`, field)}
      valueText={(field, value) => (field === 'status' ? status(value) : word(`ui.flag.${value}`, value))}
    />
  )
}
