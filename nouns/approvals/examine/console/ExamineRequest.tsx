import { isBehind } from '@shouya/console/api/behind.ts'
import { useRead } from '@shouya/console/api/useRead.ts'
import { openTab } from '@shouya/console/app/host/tabs/tabs.ts'
import Failure from '@shouya/console/ui/Failure.tsx'
import { Skeleton } from 'antd'
import { requestPaths } from '../../console/requestPaths.ts'
import ExaminePage from './ExaminePage.tsx'
import { useMarkRead } from './useMarkRead.ts'

/** Who is not told of what others do hears of it so often, in milliseconds. */
const LOOK = 30_000

/** A request with its history, read anew while it is looked at. */
export default function ExamineRequest({ id, task }: { id: number; task: number | undefined }) {
  const read = useRead('OaExamine/Get', { id }, { refetchInterval: LOOK })
  const { data, error, refetch } = read
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
        onLeave={() => openTab(requestPaths.inbox)}
      />
    )
  if (!data || !history.data) return <Skeleton active paragraph={{ rows: 12 }} />
  return <ExaminePage request={data} history={history.data} task={task} behind={isBehind(read)} />
}
