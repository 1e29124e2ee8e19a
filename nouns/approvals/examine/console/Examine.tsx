import { useUser } from '@shouya/console/api/account.ts'
import { isBehind } from '@shouya/console/api/behind.ts'
import { call } from '@shouya/console/api/call.ts'
import { refresh } from '@shouya/console/api/queryClient.ts'
import { useRead } from '@shouya/console/api/useRead.ts'
import { openTab } from '@shouya/console/app/host/tabs/tabs.ts'
import Failure from '@shouya/console/ui/Failure.tsx'
import Nothing from '@shouya/console/ui/Nothing.tsx'
import { useParam } from '@shouya/console/ui/useParam.ts'
import { Button, Skeleton } from 'antd'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { requestPaths } from '../../console/requestPaths.ts'
import { requestStates, taskStates } from '../../request/noun.ts'
import ExaminePage from './ExaminePage.tsx'
import type { Request } from './request.ts'
import './examine.css'

/** One request: that of the address (`id`), at one of its tasks (`task`). */
export default function Examine() {
  const { t } = useTranslation()
  const [id] = useParam('id')
  const [task] = useParam('task')
  const request = Number(id) || undefined
  if (!request)
    return (
      <Nothing
        title={t('examine.none')}
        action={<Button onClick={() => openTab(requestPaths.inbox)}>{t('examine.toInbox')}</Button>}
      >
        {t('examine.noneSays')}
      </Nothing>
    )
  return <ExamineRequest key={request} id={request} task={Number(task) || undefined} />
}

/** Milliseconds between reloads for readers who get no events about other people's actions. */
const LOOK = 30_000

/** A request with its history, reloaded while it is open. */
function ExamineRequest({ id, task }: { id: number; task: number | undefined }) {
  const read = useRead('OaExamine/Get', { id }, { refetchInterval: LOOK })
  const { data, error, refetch } = read
  const history = useRead('OaExamine/GetHistory', { id }, { refetchInterval: LOOK })
  useMarkRead(data)
  const failure = error ?? history.error
  // Loaded data stays visible when a reload fails.
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

/** Reports once that the caller has opened a request, and again when the caller gets another task. */
function useMarkRead(request: Request | undefined): void {
  const { id: user } = useUser()
  const noted = useRef('')
  const unread = request?.tasks.find(
    (task) =>
      task.status === taskStates.open &&
      task.kind !== 'resubmit' &&
      task.assignee?.id === user &&
      task.read_time === null,
  )
  // A request that was returned to its initiator cannot be taken back by anybody, so reading it is not reported.
  const isInitiators = request?.status === requestStates.draft || request?.status === requestStates.returned
  const id = isInitiators && request.initiator_id === user ? undefined : request?.id
  const wish = id === undefined ? '' : `${id} ${unread?.id ?? ''}`
  useEffect(() => {
    if (id === undefined || noted.current === wish || (noted.current !== '' && !unread)) return
    noted.current = wish
    call('OaExamine/Read', { id }).then(
      () => void refresh('OaExamine', 'Home', 'Remind'),
      // The reader need not know that this failed.
      () => undefined,
    )
  }, [id, wish, unread])
}
