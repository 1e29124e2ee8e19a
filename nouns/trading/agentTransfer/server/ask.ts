import type { Input } from '@shouya/contract/action'
import { failAt } from '@shouya/server/core/failure.ts'
import { tiePhotos } from '@shouya/server/core/files/photos.ts'
import type { Handler } from '@shouya/server/core/handle.ts'
import { setAside } from '@shouya/server/core/ledger/hold.ts'
import { insertRecord } from '@shouya/server/noun/write.ts'
import { holdersOf } from '../../server/holdersOf.ts'
import { tradeNumber } from '../../server/tradeNumber.ts'
import type * as Transfer from '../contract.ts'
import { agentTransfer, transferType } from '../noun.ts'
import { agentAskedFor } from './agents.ts'
import { checkTradeNo } from './checkTradeNo.ts'
import { recordOf } from './rows.ts'
import { tell } from './tell.ts'

const { permission, moves, prefix } = agentTransfer

/** Asks for money in or out; what is to be paid out is set aside. */
export const askTransfer: Handler<typeof Transfer.AskTransfer> = async (ctx, input) => {
  const { agent_id, type, goods_amount, commission_amount, trade_no, voucher_file_ids } = input
  const isPayIn = type === transferType.payIn
  const { agent_name, bank_name, bank_account_mask } = await agentAskedFor(ctx, agent_id, isPayIn)
  if (isPayIn) checkPayIn(input)
  else checkPayOut(input, bank_account_mask)
  await checkTradeNo(ctx, trade_no)
  const saved = await insertRecord(ctx, agentTransfer, {
    ...input,
    ...{ agent_name, bill_no: await tradeNumber(ctx, prefix) },
    ...(!isPayIn && { bank_name, bank_account_mask }),
  })
  await tiePhotos(ctx, [{ path: 'voucher_file_ids', ids: voucher_file_ids }], recordOf(saved))
  const deciders = await holdersOf(ctx.db, permission, moves.confirm.operation)
  const about = { ...saved, agent_name, amount: goods_amount + commission_amount }
  await tell(ctx, 'agent_transfer_waiting', about, {
    receivers: deciders.filter((id) => id !== ctx.user.userId),
  })
  if (isPayIn) return saved
  const hold = (account: 'goods' | 'commission', amount: number) =>
    amount > 0 && setAside(ctx.db, { account, ownerId: agent_id, amount, record: recordOf(saved) }, ctx.now)
  await hold('goods', goods_amount)
  await hold('commission', commission_amount)
  return saved
}

type Asked = Input<typeof Transfer.AskTransfer>

function checkPayIn({ goods_amount, commission_amount, trade_no, voucher_file_ids }: Asked): void {
  if (goods_amount === 0) failAt('goods_amount', 'input.required')
  if (commission_amount > 0) failAt('commission_amount', 'agentTransfer.refused.payInGoods')
  if (trade_no === null) failAt('trade_no', 'input.required')
  if (voucher_file_ids.length === 0) failAt('voucher_file_ids', 'agentTransfer.refused.voucher')
}

function checkPayOut({ goods_amount, commission_amount, trade_no }: Asked, account: string | null): void {
  if (goods_amount + commission_amount === 0) failAt('goods_amount', 'agentTransfer.refused.amount')
  if (trade_no !== null) failAt('trade_no', 'agentTransfer.refused.tradeLater')
  if (account === null) failAt('agent_id', 'agentTransfer.refused.noAccount')
}
