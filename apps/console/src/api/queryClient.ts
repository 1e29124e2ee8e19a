import { focusManager, QueryClient } from '@tanstack/react-query'
import { ApiError } from './ApiError.ts'
import type { Controller } from './path.ts'

/** Only a lost connection is worth a silent retry: any other failure would be the same again. */
const retry = (count: number, error: unknown) => error instanceof ApiError && error.name === 'Network' && count < 2

export const queryClient = new QueryClient({
  defaultOptions: {
    // The server may be on this machine, so "offline" means nothing: always try.
    queries: { staleTime: 30_000, retry, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
})

let holders = 0
const waiting = new Set<Controller>()

/**
 * Invalidates every list and record of these controllers. Visible ones are read again immediately; a page in the
 * background has no observers, and a hidden browser tab reads when it becomes visible.
 */
export async function refresh(...controllers: Controller[]): Promise<void> {
  if (holders > 0) {
    for (const controller of controllers) waiting.add(controller)
    return
  }
  const refetchType = focusManager.isFocused() ? 'active' : 'none'
  await Promise.all(
    controllers.map((controller) => queryClient.invalidateQueries({ queryKey: [controller], refetchType })),
  )
}

/**
 * Delays `refresh` until the returned function is called. A form that closes after its save would otherwise follow the
 * change and show another record, or an empty form, while it is still visible.
 */
export function holdRefreshes(): () => void {
  let holds = true
  holders++
  return () => {
    if (!holds) return
    holds = false
    holders--
    if (holders > 0) return
    const due = [...waiting]
    waiting.clear()
    void refresh(...due)
  }
}
