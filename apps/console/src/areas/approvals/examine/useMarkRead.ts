import { useEffect, useRef } from 'react'
import { useUser } from '../../../api/account.ts'
import { call } from '../../../api/call.ts'
import { refresh } from '../../../api/queryClient.ts'
import { type Request, status, taskStatus } from './request.ts'

/** Notes that the caller has seen a request, once, and again when another task of theirs has come. */
export function useMarkRead(request: Request | undefined): void {
  const { id: user } = useUser()
  const noted = useRef('')
  const unread = request?.tasks.find(
    (task) => task.status === taskStatus.open && task.assignee?.id === user && task.read_time === null,
  )
  const id = request !== undefined && request.status !== status.draft ? request.id : undefined
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
