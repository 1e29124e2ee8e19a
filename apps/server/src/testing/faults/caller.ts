import { setTimeout as sleep } from 'node:timers/promises'

// biome-ignore lint/suspicious/noExplicitAny: answers of any action
export type Answer = { Code: number; Message: string; Data: any }
export type Call = (path: string, body?: object) => Promise<Answer>

/** Two hundred concurrent calls, short-lived servers, and a busy machine. */
const PATIENCE = 900_000
/** Statuses after which a client does not know the outcome: it repeats the call, as the console does. */
const UNKNOWN = new Set([429, 500, 502, 503, 504])

let serial = 0

/**
 * Calls as a person. When the connection is lost or the outcome is unknown, the call is repeated with the same key
 * until there is a response.
 */
export const callerOf =
  (address: string, token: string): Call =>
  async (path, body = {}) => {
    const key = `fault-${process.pid}-${++serial}`
    let last = ''
    for (const until = Date.now() + PATIENCE; Date.now() < until; await sleep(60 + Math.random() * 120)) {
      const response = await fetch(`${address}/api/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'idempotency-key': key },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(20_000),
      }).then(
        async (response) => {
          last = `${response.status} ${await response.text()}`
          return UNKNOWN.has(response.status) ? null : (JSON.parse(last.slice(4)) as Answer)
        },
        (error: Error) => {
          last = String(error.cause ?? error)
          return null
        },
      )
      if (response) return response
    }
    throw new Error(`${path}: no answer, the last was ${last}`)
  }
