import { useUser } from '@shouya/console/api/account.ts'
import { call } from '@shouya/console/api/call.ts'
import { refresh } from '@shouya/console/api/queryClient.ts'
import { useEffect, useRef } from 'react'
import { type Request, taskStatus } from './request.ts'
import { requestStatus } from './requests/requestList.ts'

/** Notes that the caller has seen a request, once, and again when another task of theirs has come. */
export function useMarkRead(request: Request | undefined): void {
  const { id: user } = useUser()
  const noted = useRef('')
  const unread = request?.tasks.find(
    (task) =>
      task.status === taskStatus.open &&
      task.kind !== 'resubmit' &&
      task.assignee?.id === user &&
      task.read_time === null,
  )
  // What came back to its initiator is theirs alone: nobody could take back what led to it.
  const theirs = request?.status === requestStatus.draft || request?.status === requestStatus.returned
  const id = theirs && request.initiator_id === user ? undefined : request?.id
  const wish = id === undefined ? '' : `${id} ${unread?.id ?? ''}`
  useEffect(() => {
    if (id === undefined || noted.current === wish || (noted.current !== '' && !unread)) return
    noted.current = wish
    call('OaExamine/Read', { id }).then(
      () => void refresh('OaExamine', 'Home', 'Remind'),
      // Nobody who reads has to know that this was not noted.
      () => undefined,
    )
  }, [id, wish, unread])
}
