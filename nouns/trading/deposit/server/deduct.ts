import { fail } from '@shouya/server/core/failure.ts'
import { checkFiles } from '@shouya/server/core/files/quotedFiles.ts'
import { tieFiles } from '@shouya/server/core/files/tieFiles.ts'
import type { Handler } from '@shouya/server/core/handle.ts'
import { post } from '@shouya/server/core/ledger/post.ts'
import { find } from '@shouya/server/registers/find.ts'
import { sql } from 'kysely'
import { pledge, pledgeTypes } from '../../pledge/noun.ts'
import type * as Deposit from '../contract.ts'
import { deposit } from '../noun.ts'
import { changeFigures } from './figures.ts'
import { lockDeposit } from './lock.ts'
import { addRecord, finishRecord } from './record.ts'

const { table } = pledge

/** Keeps a part of a deposit as revenue: only so, and only with evidence, does a deposit become one (domain 11.11). */
export const deductDeposit: Handler<typeof Deposit.DeductDeposit> = async (ctx, input) => {
  const { amount, reason, evidence_file_ids } = input
  // Who needs both takes the device first, as the terminal's reports do: nobody starts it meanwhile.
  const { device_id } = await find(ctx, deposit.table, input.id)
  await sql`select from device where id = ${device_id} for update`.execute(ctx.db)
  const row = await lockDeposit(ctx, input, 'deduct')
  if (amount > row.refundable) fail('Insufficient', { reason: 'deposit.refused.refundable' })
  await checkFiles(ctx, { evidence_file_ids: { ids: evidence_file_ids, image: false } }, [])
  const saved = await changeFigures(ctx, row, { deducted: amount }, null)
  const said = { type: pledgeTypes.deducted, amount, reason, evidence_file_ids }
  const { id, pledge_no } = await addRecord(ctx, row, { ...said, status: pledge.states.codes.unpaid })
  await tieFiles(ctx, evidence_file_ids, { table, id })
  const txn = await post(
    ctx.db,
    {
      ...{ event: 'deposit_deducted', record: { table, id }, owners: { member: row.member_id } },
      ...{ amounts: { amount }, operator: ctx.user, memo: pledge_no },
    },
    ctx.now,
  )
  await finishRecord(ctx, id, txn.txn_no)
  return saved
}
