import { searchText } from '@shouya/noun/searchText'
import type { Ctx } from '@shouya/server/core/context.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import { insertRow, updateRow } from '@shouya/server/noun/store.ts'
import type { Insertable, Updateable } from 'kysely'
import { pledge, pledgeTypes } from '../../pledge/noun.ts'
import { tradeNumber } from '../../server/tradeNumber.ts'
import type { Locked } from './lock.ts'

const { table } = pledge
const { done } = pledge.states.codes

type Said = Pick<Insertable<DB['cash_pledge']>, 'type' | 'amount' | 'status'> &
  Partial<
    Pick<
      Insertable<DB['cash_pledge']>,
      'pay_type' | 'trade_no' | 'origin_pledge_no' | 'to_binding_id' | 'reason' | 'evidence_file_ids' | 'finish_time'
    >
  >

/** What a payment of a deposit is: the first, or one in addition. */
export const paymentType = ({ deposit_paid }: Pick<Locked, 'deposit_paid'>): number =>
  deposit_paid === 0 ? pledgeTypes.paid : pledgeTypes.added

/** Writes a record of a deposit that is locked; it says who asked for it. */
export async function addRecord(ctx: Ctx, row: Locked, said: Said): Promise<{ id: number; pledge_no: string }> {
  const pledge_no = await tradeNumber(ctx, pledge.prefix)
  const { member_name, device_no } = row
  const { id } = await insertRow(ctx, table, {
    ...{ pledge_no, member_id: row.member_id, agent_id: row.agent_id, device_id: row.device_id, binding_id: row.id },
    ...said,
    ...{ apply_user_id: ctx.user.userId, apply_user_name: ctx.user.name, apply_time: ctx.now },
    search_text: searchText(pledge, { ...said, pledge_no, member_name, device_no }),
  })
  ctx.note({ table, id, billNo: pledge_no, after: said })
  return { id, pledge_no }
}

/** Carries a record out: the transaction of the ledger that it became. */
export const finishRecord = (ctx: Ctx, id: number, txn_no: string, more: Updateable<DB['cash_pledge']> = {}) =>
  updateRow(ctx, table, id, { ...more, status: done, txn_no, finish_time: ctx.now })
