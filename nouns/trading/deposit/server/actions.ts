import { handle } from '@shouya/server/core/handle.ts'
import { readActions } from '@shouya/server/noun/lists.ts'
import { countByStatus } from '../../server/countByStatus.ts'
import * as Deposit from '../contract.ts'
import { deposit as noun } from '../noun.ts'
import { deductDeposit } from './deduct.ts'
import { payDeposit } from './pay.ts'
import { payOnline } from './payOnline.ts'
import { payRefund } from './payRefund.ts'
import { applyRefund, auditRefund, withdrawRefund } from './refund.ts'
import { conditionsOf, detailOf, rowOf, selectDeposits } from './rows.ts'
import { transferDeposit } from './transfer.ts'

export const deposit = handle(Deposit, {
  ...readActions(noun, {
    conditionsOf,
    select: selectDeposits,
    listed: (ctx, rows) => rows.map(rowOf(ctx)),
    detailed: (ctx, rows) => Promise.all(rows.map(detailOf(ctx))),
  }),

  GetDepositCount: (ctx, { status: _, ...query }) => countByStatus(ctx, 'deposit', conditionsOf(ctx)(query)),

  PayDeposit: payDeposit,
  PayDepositOnline: payOnline,
  ApplyRefund: applyRefund,
  WithdrawRefund: withdrawRefund,
  AuditRefund: auditRefund,
  PayRefund: payRefund,
  DeductDeposit: deductDeposit,
  TransferDeposit: transferDeposit,
})
