import { focusManager, QueryClient } from '@tanstack/react-query'
import { ApiError } from './ApiError.ts'
import type { Controller } from './path.ts'

/** Only a lost connection is worth a silent second try: any other failure answers the same again. */
const retry = (count: number, error: unknown) => error instanceof ApiError && error.name === 'Network' && count < 2

export const queryClient = new QueryClient({
  defaultOptions: {
    // The server may well be on this machine, so "offline" says nothing: always ask.
    queries: { staleTime: 30_000, retry, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
})

let holders = 0
const waiting = new Set<Controller>()

/**
 * Makes every list and record of these controllers stale. What is looked at is read again at once; a page that is kept behind
 * others has no observers, and a browser tab that nobody looks at reads when it comes forward.
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
 * Until the answer is called, `refresh` waits. What was sent and closes would otherwise follow what its own save changed,
 * and be another record, or an empty form, while it is still seen leaving.
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
