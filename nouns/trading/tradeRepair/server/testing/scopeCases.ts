import type { Case, Cases } from '@shouya/server/testing/matrix/scopeCase.ts'

const repair: Case = {
  free: 'repairs of agents’ trees, which no unit has; people of another tree are asked in tradeRepair.db.test.ts',
}
const narrows: Case = { free: 'narrows the repairs of the caller’s own tree' }

/** What names a row in the actions of terminals' repairs. */
export default {
  'Repair/GetTrade id': repair,
  'Repair/GetTradePageList device_id': narrows,
  'Repair/GetTradePageList member_id': narrows,
  'Repair/GetTradePageList agent_id': narrows,
  'Repair/GetTradeCount device_id': narrows,
  'Repair/GetTradeCount member_id': narrows,
  'Repair/GetTradeCount agent_id': narrows,
  'Repair/GetTradeSpareList id': repair,
  'Repair/RequestTrade device_id': repair,
  'Repair/SaveTrade id': repair,
  'Repair/ProcessTrade id': repair,
  'Repair/ReturnTrade id': repair,
  'Repair/StartTrade id': repair,
  'Repair/FixTrade id': repair,
  'Repair/FixTrade replace_device_id': repair,
  'Repair/ConfirmTrade id': repair,
  'Repair/RateTrade id': repair,
  'Repair/CancelTrade id': repair,
  'Repair/UpdateTradeStatus id': repair,
} satisfies Cases
