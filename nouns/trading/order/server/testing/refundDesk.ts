import { granted, makeAccount } from '@shouya/server/testing/factories.ts'
import type { Post, TestApp } from '@shouya/server/testing/testApp.ts'
import { order } from '../../noun.ts'
import { deliverAll, makeOrder, payByTransfer, type Shop, update } from './orders.ts'

const { codes } = order.states
/** Fen: a device, a roll of seals at nine tenths, and two devices with three rolls, as `orderBody` has them. */
export const price = { device: 80_000, roll: 1_800, total: 165_400 } as const

export type Piece = { line_id: number; qty: number; device_nos?: readonly string[] }

/** The wish for a part of an order. */
export const wish = (amount: number, lines: readonly Piece[], more: object = {}) => ({
  note: '多订了',
  back: { amount, lines, ...more },
})

type Line = { id: number; item_name: string; device_nos: string[] }

/** The people of the bank who work on an order, and what they do until a part of it is refunded. */
export async function refundDesk(t: TestApp) {
  const inside = (role: string) => makeAccount(t, { unit: 'HQ0000', role })
  const [trade, service] = [await inside('trade_admin'), await inside('member_service')]
  const [finance, payer] = [await inside('finance'), await inside('finance')]
  const seen = async (id: number) => granted(await finance.post('Order/Get', { id }))

  /** An order of two devices and three rolls that is paid by a transfer, and then in one of the states after that. */
  async function made(own: Shop, state: 'paid' | 'approved' | 'delivered' | 'done' = 'paid', more: object = {}) {
    const { id } = await makeOrder(own.agent.post, own, more)
    await payByTransfer(t, own.agent, finance, id)
    if (state !== 'paid') granted(await update(trade.post, id, 'pass'))
    if (state === 'delivered' || state === 'done') granted(await deliverAll(t, trade.post, id))
    if (state === 'done') granted(await update(own.agent.post, id, 'receive'))
    const [device, roll] = (await seen(id)).lines as [Line, Line]
    return { id, device, roll }
  }

  /** Asks a part back, and finance pays it. */
  async function refund(by: { post: Post }, id: number, amount: number, lines: readonly Piece[], more: object = {}) {
    const command = (await seen(id)).status === codes.done ? 'takeBack' : 'askRefund'
    const said = command === 'takeBack' ? { unopened: true } : {}
    granted(await update(by.post, id, command, { ...wish(amount, lines, more), ...said }))
    granted(await update(payer.post, id, 'refund'))
    return seen(id)
  }

  return { trade, service, finance, payer, seen, made, refund }
}
