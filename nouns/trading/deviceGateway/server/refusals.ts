import type { GatewayAnswer } from '@shouya/server/core/gateways/gateway.ts'

/** What a terminal hears in place of an answer, with what it does then; docs/device-gateway.md says it to its makers. */
const refusals = {
  /** Not JSON, another shape, a header missing: it is not sent again. */
  bad_request: 400,
  /** The device is not known, or has signed with another key: not sent again before it has its key. */
  signature: 401,
  /** Its clock is more than five minutes off: it takes `server_time` and signs anew. */
  clock: 401,
  /** Sent before: signed anew with another number. */
  replayed: 409,
  too_large: 413,
  /** Sent again after `retry_after` seconds. */
  too_many: 429,
  try_again: 503,
} as const

export type RefusalCode = keyof typeof refusals

/** Ends a call with a code. */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly more: object

  constructor(code: RefusalCode, more: object = {}) {
    super(code)
    this.code = code
    this.more = more
  }
}

export const refusalOf = ({ code, more }: Pick<Refusal, 'code' | 'more'>, now: Date): GatewayAnswer => ({
  status: refusals[code],
  body: { code, server_time: now.toISOString(), ...more },
})
