import type { TestApp } from '@shouya/server/testing/testApp.ts'
import { sandboxCall } from '../provider/sandbox.ts'

let trades = 0
/** The number of a trade that no other one has. */
export const newTrade = () => `T${++trades}`

type Call = { readonly payNo: string; readonly tradeNo?: string; readonly amount: number }

/** The sandbox reports a payment; with another body or signature it is not the sandbox that calls. */
export const notify = (
  t: TestApp,
  { payNo, tradeNo = newTrade(), amount }: Call,
  forged: { signature?: string; body?: string } = {},
) => {
  const call = { ...sandboxCall(t.services.keys, { payNo, tradeNo, amount }), ...forged }
  return t.app.inject({
    ...{ method: 'POST', url: '/pay/v1/notify/sandbox', payload: call.body },
    headers: { 'content-type': 'application/json', 'sandbox-signature': call.signature },
  })
}
