import type { Case, Cases } from '@shouya/server/testing/matrix/scopeCase.ts'

const balance: Case = {
  free: 'rows of agents’ trees, which no unit has; people of another tree are asked in consumeBalance.db.test.ts',
}
const consume: Case = { free: 'consumables belong to nobody' }
const narrows: Case = { free: 'narrows the balances of the caller’s own tree' }

/** What names a row in the actions of authorizations. */
export default {
  'Consume/GetBalance id': balance,
  'Consume/GetBalancePageList agent_id': narrows,
  'Consume/GetBalancePageList consume_id': narrows,
  'Consume/ApcPageList agent_id': narrows,
  'Consume/ApcPageList consume_id': narrows,
  'Consume/GetBalanceLogList id': balance,
  'Consume/GetBalanceQuantity owner_id': balance,
  'Consume/GetBalanceQuantity consume_id': consume,
  'Consume/GetBalanceOwnerList agent_id': narrows,
  'Consume/GetBalanceOwnerList consume_id': consume,
  'Consume/AddBalance agent_id': balance,
  'Consume/AddBalance consume_id': consume,
  'Consume/SaveBalance id': balance,
  'Consume/Recharge id': balance,
  'Consume/Recharge owner_id': balance,
  'Consume/ApcRecharge id': balance,
  'Consume/ApcRecharge receivers.owner_id': balance,
  'Consume/UpdateBalance id': balance,
  'Consume/AuditBalance id': balance,
  'Consume/WithdrawBalance id': balance,
} satisfies Cases
