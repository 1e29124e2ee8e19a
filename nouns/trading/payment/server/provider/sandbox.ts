import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Keys } from '@shouya/server/core/keys/keys.ts'
import { z } from 'zod'
import { json } from './json.ts'
import type { Paid, Provider, Verdict } from './Provider.ts'

const said = z.strictObject({
  pay_no: z.string().max(40),
  trade_no: z.string().min(1).max(64),
  amount: z.int().positive(),
})

/** A call of the sandbox: the body, and the header `sandbox-signature`. */
export function sandboxCall(keys: Pick<Keys, 'derived'>, { payNo, tradeNo, amount }: Omit<Paid, 'time'>) {
  return signedBody(keys, JSON.stringify({ pay_no: payNo, trade_no: tradeNo, amount }))
}

/** Whatever the sandbox says, with its signature. */
export const signedBody = (keys: Pick<Keys, 'derived'>, body: string) => ({ body, signature: signatureOf(keys, body) })

const signatureOf = (keys: Pick<Keys, 'derived'>, body: string): string =>
  createHmac('sha256', keys.derived('payment sandbox')).update(body).digest('hex')

/** A provider in this process for demonstrations and tests (`PAY_SANDBOX`): the payer opens a page of the server (`sandboxPage.ts`). */
export function sandbox(keys: Pick<Keys, 'derived'>): Provider {
  return {
    name: 'sandbox',
    open: async ({ payNo }) => `/pay/v1/sandbox/${payNo}`,
    read({ headers, body, now }): Verdict {
      const given = Buffer.from(headers['sandbox-signature'] ?? '')
      const expected = Buffer.from(signatureOf(keys, body))
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return { verified: false }
      const parsed = said.safeParse(json(body))
      if (!parsed.success) return { verified: true, paid: 'unreadable' }
      const { pay_no, trade_no, amount } = parsed.data
      return { verified: true, paid: { payNo: pay_no, tradeNo: trade_no, amount, time: now } }
    },
    // Its calls do not get lost, and what goes back arrives at once.
    query: async () => null,
    refund: async () => 'arrived',
    queryRefund: async () => 'arrived',
    answer: (ok) => ({ status: ok ? 200 : 500, type: 'application/json', body: JSON.stringify({ ok }) }),
  }
}
