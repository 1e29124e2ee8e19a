import { granted } from '@shouya/server/testing/factories.ts'
import type { Post } from '@shouya/server/testing/testApp.ts'

let serial = 0
/** The number of a transfer that no other one has. */
export const newTradeNo = () => `TRADE${String(++serial).padStart(8, '0')}`

/** A move of a deposit in its version of now. */
export async function moveDeposit(post: Post, action: string, id: number, more: object = {}) {
  const { version } = granted(await post('Member/GetDeposit', { id }))
  return post(`Member/${action}`, { id, version, ...more })
}

/** A payment by bank transfer. */
export const payment = (amount: number) => ({ amount, pay_type: 2, trade_no: newTradeNo() })

/** Asks for a part of a deposit back, on the way on which it came. */
export async function askRefund(post: Post, id: number, amount: number) {
  const { origins } = granted(await post('Member/GetDeposit', { id }))
  return moveDeposit(post, 'ApplyRefund', id, { amount, origin_pledge_no: origins[0].pledge_no })
}
