import { Skeleton } from 'antd'
import { useRead } from '../../../api/useRead.ts'
import Failure from '../../../ui/Failure.tsx'
import StartSheet from './StartSheet.tsx'
import type { Ways } from './ways.ts'

/** A new request of a flow. */
export default function StartNew({ flow, onKept, onSubmitted }: Ways & { flow: number }) {
  const { data, error, refetch } = useRead('OaExamine/GetStart', { id: flow })
  if (error) return <Failure error={error} onRetry={refetch} />
  if (!data) return <Skeleton active paragraph={{ rows: 8 }} />
  return (
    <StartSheet
      key={data.version_id}
      title={data.flow_name}
      note={data.remark && <p className="ui-note">{data.remark}</p>}
      text={data.document}
      rights={data.rights}
      nodes={data.picks}
      flow={flow}
      target={{ is: 'new', flow_id: flow, version_id: data.version_id }}
      keepable
      onNewer={refetch}
      onKept={onKept}
      onSubmitted={(request) => onSubmitted(request, flow)}
    />
  )
}
