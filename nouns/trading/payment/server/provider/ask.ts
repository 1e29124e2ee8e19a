import { fail } from '@shouya/server/core/failure.ts'

const PATIENCE = 10_000
const LARGEST = 100_000

export type Answer = { readonly status: number; readonly headers: Headers; readonly body: string }
/** Calls a provider; adapters get it, so that tests answer in its place. */
export type Ask = (
  url: string,
  init: { method: string; headers: Record<string, string>; body?: string },
) => Promise<Answer>

/** Calls a provider. Its addresses stand in the code, and a redirect is not followed. */
export const ask: Ask = async (url, init) => {
  try {
    const response = await fetch(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(PATIENCE) })
    const body = await response.text()
    if (body.length > LARGEST) return refused()
    return { status: response.status, headers: response.headers, body }
  } catch {
    return refused()
  }
}

/** The provider refuses, does not answer, or answers what is not signed by it. */
export const refused = (): never => fail('WrongState', { reason: 'payment.refused.provider' })
