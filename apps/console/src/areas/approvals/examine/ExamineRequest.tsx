import { Skeleton } from 'antd'
import { useRead } from '../../../api/useRead.ts'
import Failure from '../../../ui/Failure.tsx'
import ExaminePage from './ExaminePage.tsx'
import { useMarkRead } from './useMarkRead.ts'

/** Who is not told of what others do hears of it so often, in milliseconds. */
const LOOK = 30_000

/** A request with its history, read anew while it is looked at. */
export default function ExamineRequest({ id, task }: { id: number; task: number | undefined }) {
  const { data, error, refetch } = useRead('OaExamine/Get', { id }, { refetchInterval: LOOK })
  const history = useRead('OaExamine/GetHistory', { id }, { refetchInterval: LOOK })
  useMarkRead(data)
  const failure = error ?? history.error
  // What is shown stays when a later look fails.
  if (failure && !(data && history.data))
    return (
      <Failure
        error={failure}
        onRetry={() => {
          void refetch()
          void history.refetch()
        }}
      />
    )
  if (!data || !history.data) return <Skeleton active paragraph={{ rows: 12 }} />
  return <ExaminePage request={data} history={history.data} task={task} />
}
