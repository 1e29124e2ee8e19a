import { createHmac } from 'node:crypto'
import type { Services } from '../services.ts'
import { openSecret } from '../settings/secrets.ts'
import { Refusal } from './Refusal.ts'
import type { Send } from './send.ts'

const PATIENCE = 10_000

/** What the gateway compares: the HMAC-SHA256 of `{timestamp}.{body}` in hex. */
export const signatureOf = (secret: string, timestamp: string, body: string): string =>
  createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')

/**
 * Opens the SMS gateway of the parameters `sms.*` (docs/sms-gateway.md): a POST for each message. The address comes from the
 * parameters only, and a redirect counts as a refusal, so that nobody else decides where the server calls.
 */
export async function openSms(services: Pick<Services, 'settings' | 'keys'>): Promise<Send> {
  const url = await services.settings.get('sms.url')
  const secret = await openSecret(services, 'sms.secret')
  if (url === '' || secret === '') throw new Refusal('noServer', true)
  return {
    async send({ id, to, title, text, code, sentAt }) {
      const body = JSON.stringify({ id, phone: to, text: `${title}\n${text}`, code, sent_at: sentAt.toISOString() })
      const timestamp = String(Math.floor(sentAt.getTime() / 1000))
      const answer = await post(url, body, {
        'content-type': 'application/json; charset=utf-8',
        'idempotency-key': `remind-${id}`,
        'x-shouya-timestamp': timestamp,
        'x-shouya-signature': `sha256=${signatureOf(secret, timestamp, body)}`,
      })
      // What the gateway says further is not read.
      await answer.body?.cancel()
      if (answer.status >= 200 && answer.status < 300) return
      const isBusy = answer.status === 408 || answer.status === 429 || answer.status >= 500
      throw new Refusal(`HTTP ${answer.status}`, !isBusy)
    },
    close() {},
  }
}

async function post(url: string, body: string, headers: Record<string, string>): Promise<Response> {
  try {
    return await fetch(url, {
      method: 'POST',
      body,
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE),
    })
  } catch (error) {
    const { message, cause } = error as Error
    throw new Refusal(cause instanceof Error ? cause.message : message, false)
  }
}
