import { handle } from '@shouya/server/core/handle.ts'
import { readActions } from '@shouya/server/noun/lists.ts'
import { pageOf } from '@shouya/server/noun/pageOf.ts'
import { allOf } from '@shouya/server/registers/filters.ts'
import * as Balance from '../contract.ts'
import { consumeBalance as noun } from '../noun.ts'
import { addBalance } from './add.ts'
import { auditAdjustment, requestAdjustment, withdrawAdjustment } from './adjust.ts'
import { consumeList, ownerList } from './choices.ts'
import { saveLimits } from './limits.ts'
import { logList } from './logList.ts'
import { recharge, rechargeAll } from './passOn.ts'
import { quantityOf } from './quantity.ts'
import { conditionsOf, detailsOf, passableBy, selectBalances } from './rows.ts'

export const balance = handle(Balance, {
  ...readActions(noun, { conditionsOf, select: selectBalances, listed: (_, rows) => rows, detailed: detailsOf }),
  ApcPageList: pageOf(noun, {
    conditionsOf: (ctx) => (query: Balance.BalanceFilters) => allOf([conditionsOf(ctx)(query), passableBy(ctx)]),
    select: selectBalances,
  }),
  GetBalanceLogList: logList,
  GetBalanceQuantity: quantityOf,
  GetBalanceOwnerList: ownerList,
  GetBalanceConsumeList: consumeList,

  AddBalance: addBalance,
  SaveBalance: saveLimits,
  Recharge: recharge,
  ApcRecharge: rechargeAll,

  UpdateBalance: requestAdjustment,
  AuditBalance: auditAdjustment,
  WithdrawBalance: withdrawAdjustment,
})
