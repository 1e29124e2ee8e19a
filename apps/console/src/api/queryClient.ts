import { QueryClient } from '@tanstack/react-query'
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

/** Makes every list and record of these controllers read again. */
export async function refresh(...controllers: Controller[]): Promise<void> {
  await Promise.all(controllers.map((controller) => queryClient.invalidateQueries({ queryKey: [controller] })))
}
