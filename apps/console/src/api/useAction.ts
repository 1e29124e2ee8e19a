import { type UseMutationResult, useMutation } from '@tanstack/react-query'
import { App } from 'antd'
import { useRef } from 'react'
import type { ApiError } from './ApiError.ts'
import { noteAct } from './behind.ts'
import { call } from './call.ts'
import { newKey } from './newKey.ts'
import type { BodyOf, Controller, DataOf, Path } from './path.ts'
import { refresh } from './queryClient.ts'

export type ActionOptions<P extends Path> = {
  /** The key that the form made when it opened. Without it a body that failed is repeated under its own key. */
  key?: string
  /** True for failures that the page shows itself, e.g. at a field. */
  quiet?: (error: ApiError) => boolean
  /** Controllers whose reads this changes, beside its own. */
  refreshes?: readonly Controller[]
  onSuccess?: (data: DataOf<P>, body: BodyOf<P>) => void
  onError?: (error: ApiError, body: BodyOf<P>) => void
}

/**
 * A write: `mutate(body)` or `await mutateAsync(body)`. The server's Message of a failure is shown exactly once, here;
 * callers of `mutateAsync` only have to stop.
 */
export function useAction<P extends Path>(
  path: P,
  { key, quiet, refreshes = [], onSuccess, onError }: ActionOptions<P> = {},
): UseMutationResult<DataOf<P>, ApiError, BodyOf<P>> {
  const { message } = App.useApp()
  const failed = useRef<{ body: string; key: string }>(undefined)

  return useMutation<DataOf<P>, ApiError, BodyOf<P>>({
    mutationFn: async (body) => {
      const text = JSON.stringify(body)
      const used = key ?? (failed.current?.body === text ? failed.current.key : newKey())
      failed.current = { body: text, key: used }
      const data = await call(path, body, { key: used })
      failed.current = undefined
      return data
    },
    onSuccess: async (data, body) => {
      const [own] = path.split('/') as [Controller]
      noteAct()
      void refresh(own, 'Home', ...refreshes)
      onSuccess?.(data, body)
    },
    onError: (error, body) => {
      // A lost session has its own message and leads to sign-in; an old build is asked to reload.
      const shownElsewhere = error.name === 'NoSession' || error.name === 'ConsoleTooOld' || quiet?.(error)
      if (!shownElsewhere) void message.error(error.message)
      onError?.(error, body)
    },
  })
}
