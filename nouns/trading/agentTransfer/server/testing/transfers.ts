import { makeImage } from '@shouya/server/testing/factories.ts'
import type { Answer, Post, TestApp } from '@shouya/server/testing/testApp.ts'
import { transferType } from '../../noun.ts'

export type By = { readonly id: number; readonly post: Post }

let serial = 0
/** A number of the bank that no other transfer has. */
export const nextTradeNo = (): string => `BANK-AGENT-${++serial}`

export const payInBody = async (t: TestApp, by: By, agent_id: number, goods_amount: number) => ({
  ...{ agent_id, type: transferType.payIn, goods_amount, commission_amount: 0, trade_no: nextTradeNo() },
  voucher_file_ids: [await makeImage(t, by.id)],
})

/** Somebody asks for money to be taken in for an agent. */
export const askPayIn = async (t: TestApp, by: By, agentId: number, amount: number): Promise<Answer> =>
  by.post('Agent/AskTransfer', await payInBody(t, by, agentId, amount))

type Parts = { readonly goods?: number; readonly commission?: number }

/** Somebody asks for a payout to an agent. */
export const askPayOut = ({ post }: By, agent_id: number, { goods = 0, commission = 0 }: Parts): Promise<Answer> =>
  post('Agent/AskTransfer', {
    ...{ agent_id, type: transferType.payOut, goods_amount: goods, commission_amount: commission },
  })

/** A move with a transfer in its version of now. */
export async function moveTransfer({ post }: By, id: number, action: string, more: object = {}): Promise<Answer> {
  const { version } = (await post('Agent/GetTransfer', { id })).Data
  return post(`Agent/${action}`, { id, version, ...more })
}

/** Where agents of these tests are paid out to. */
export const bank = { bank_name: '某银行某支行', bank_account_mask: '6222********0001' } as const
