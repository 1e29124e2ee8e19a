import type { Envelope } from '@shouya/contract/envelope'
import i18next from 'i18next'
import { langTag } from '../i18n/language.ts'
import { ApiError, failureName } from './ApiError.ts'
import { announce } from './apiEvents.ts'

export type SendOptions = {
  body: BodyInit
  type?: string
  key?: string
  timeout: number
  signal?: AbortSignal
  fresh?: boolean
}

function isEnvelope(value: unknown): value is Envelope<unknown> {
  return typeof value === 'object' && value !== null && 'Code' in value && typeof value.Code === 'number'
}

/** A proxy may respond without an envelope; its status is still informative. */
function unreadable(status: number): ApiError {
  if (status === 401) return new ApiError({ name: 'NoSession', code: 401, message: i18next.t('api.noPermission') })
  if (status === 403) return new ApiError({ name: 'OutOfScope', code: 403, message: i18next.t('api.refused') })
  return new ApiError({ name: 'Unreadable', code: status, message: i18next.t('api.unreadable') })
}

async function request(path: string, { body, type, key, timeout, signal, fresh }: SendOptions): Promise<Response> {
  const headers = new Headers({ 'Accept-Language': langTag(), 'X-Console-Build': __BUILD__ })
  if (type) headers.set('Content-Type', type)
  if (key) headers.set('Idempotency-Key', key)
  if (fresh) headers.set('Cache-Control', 'no-cache')
  const limit = AbortSignal.timeout(timeout)
  try {
    const signals = signal ? AbortSignal.any([limit, signal]) : limit
    const response = await fetch(`/api/${path}`, {
      method: 'POST',
      credentials: 'include',
      headers,
      body,
      signal: signals,
    })
    // The time-out covers the whole response, so the body is read under the same signal.
    return new Response(await response.text(), { status: response.status })
  } catch (cause) {
    if (signal?.aborted) throw cause
    if (limit.aborted) {
      const message = i18next.t('api.timeout', { seconds: Math.round(timeout / 1000) })
      throw new ApiError({ name: 'TimedOut', code: 0, message })
    }
    throw new ApiError({ name: 'Network', code: 0, message: i18next.t('api.network') })
  }
}

/** Posts a body and opens the envelope; every failure is an ApiError, except an abort by the caller. */
export async function send(path: string, options: SendOptions): Promise<Envelope<unknown>> {
  const response = await request(path, options)
  const answer: unknown = await response.json().catch(() => undefined)
  const error = isEnvelope(answer) ? failureOf(answer, response.status) : unreadable(response.status)
  if (isEnvelope(answer) && !error) return answer
  if (error?.name === 'NoSession') announce('sessionEnded')
  if (error?.name === 'ConsoleTooOld') announce('outdated')
  throw error
}

function failureOf({ Code, Message, Data, RequestId }: Envelope<unknown>, status: number): ApiError | undefined {
  if (Code === 0) return undefined
  const name = failureName(Code, status, Data)
  return new ApiError({ name, code: Code, message: Message, data: Data, requestId: RequestId })
}
