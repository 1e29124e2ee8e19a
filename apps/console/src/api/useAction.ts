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
  /** The key that the form made when it opened. Without it a failed body is repeated with its own key. */
  key?: string
  /** True for failures that the page shows itself, e.g. at a field. */
  quiet?: (error: ApiError) => boolean
  /** Further controllers whose reads this changes. */
  refreshes?: readonly Controller[]
  onSuccess?: (data: DataOf<P>, body: BodyOf<P>) => void
  onError?: (error: ApiError, body: BodyOf<P>) => void
}

/**
 * A write: `mutate(body)` or `await mutateAsync(body)`. The server's message of a failure is shown here, exactly once;
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
      const usedKey = key ?? (failed.current?.body === text ? failed.current.key : newKey())
      failed.current = { body: text, key: usedKey }
      const data = await call(path, body, { key: usedKey })
      failed.current = undefined
      return data
    },
    onSuccess: async (data, body) => {
      const [controller] = path.split('/') as [Controller]
      noteAct()
      void refresh(controller, 'Home', ...refreshes)
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
