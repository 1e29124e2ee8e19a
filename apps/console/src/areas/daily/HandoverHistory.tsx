import { Skeleton } from 'antd'
import { useRead } from '../../api/useRead.ts'
import Failure from '../../ui/Failure.tsx'
import HistoryTimeline from '../../ui/HistoryTimeline.tsx'
import { useDictLabel } from '../../ui/useDict.ts'
import { useLookup } from '../../ui/useLookup.ts'

/** What happened to one handover. */
export default function HandoverHistory({ id }: { id: number }) {
  const { data, error, refetch } = useRead('RoomKey/GetHistory', { id })
  const lookup = useLookup()
  const status = useDictLabel('key_status')
  if (error) return <Failure error={error} onRetry={refetch} />
  if (!data) return <Skeleton active />
  return (
    <HistoryTimeline
      items={data}
      actionText={(action) => lookup('daily.done')(action.split('/').at(-1) ?? action)}
      fieldText={lookup('daily.field')}
      valueText={(field, value) => (field === 'status' ? status(value) : lookup('ui.flag')(value))}
    />
  )
}
