import { granted } from '@shouya/server/testing/factories.ts'
import type { Body } from '@shouya/server/testing/matrix/generator.ts'
import { type Case, type Cases, listed, type Stage } from '@shouya/server/testing/matrix/scopeCase.ts'
import { agentRow, boundDeviceRow, memberRow, productRow } from '../../../server/testing/rows.ts'
import { fault } from './terminalRepairs.ts'

const narrows: Case = { free: 'narrows the repairs of the caller’s own tree' }
const reason = '送错单'

/** A terminal of an agent's tree, which no unit sees. */
async function terminal({ t }: Stage): Promise<number> {
  const agentId = await agentRow(t)
  const memberId = await memberRow(t, agentId)
  return (await boundDeviceRow(t, { productId: await productRow(t), agentId, memberId })).id
}

/** The repair of one, to those who see the whole bank. */
const repair = (more?: Body): Case => ({
  by: 'signer',
  subject: async (stage) => {
    const answer = await stage.signer.post('Repair/RequestTrade', { device_id: await terminal(stage), ...fault })
    const { id, version } = granted(answer)
    return more ? { id, version, ...more } : { id }
  },
})

/** What names a row in the actions of terminals' repairs. */
export default {
  'Repair/GetTrade id': repair(),
  'Repair/GetTradePageList device_id': narrows,
  'Repair/GetTradePageList member_id': narrows,
  'Repair/GetTradePageList agent_id': narrows,
  'Repair/GetTradeCount device_id': narrows,
  'Repair/GetTradeCount member_id': narrows,
  'Repair/GetTradeCount agent_id': narrows,
  'Repair/GetTradePrintList device_id': narrows,
  'Repair/GetTradePrintList member_id': narrows,
  'Repair/GetTradePrintList agent_id': narrows,
  'Repair/GetTradePrintList ids': { free: 'repairs in scope only (`printList`, tradeRepair.db.test.ts)' },
  'Repair/GetTradeDeviceList id': {
    by: 'signer',
    filter: async (stage) => ({ id: await terminal(stage), keywords: '没有' }),
    rows: listed,
  },
  'Repair/GetTradeSpareList id': repair(),
  'Repair/RequestTrade device_id': {
    by: 'signer',
    subject: async (stage) => ({ device_id: await terminal(stage), ...fault }),
  },
  'Repair/SaveTrade id': repair({ ...fault, urgency: 1 }),
  'Repair/ProcessTrade id': repair({ company_name: '平台维修部', engineer_name: '石敬亭' }),
  'Repair/ReturnTrade id': repair({ reason }),
  'Repair/StartTrade id': repair({}),
  'Repair/SuspendTrade id': repair({ suspend_kind: 1 }),
  'Repair/ResumeTrade id': repair({}),
  'Repair/FixTrade id': repair({
    ...{ deal_type: 1, fault_reason: '锁舌卡死', deal_desc: '更换锁舌并重新校准', fix_photos: [1], total_fee: 0 },
  }),
  'Repair/FixTrade replace_device_id': {
    free: 'a spare terminal in scope, else 1001 (`sparesFor`, tradeRepair.db.test.ts)',
  },
  'Repair/ConfirmTrade id': repair({ passed: true }),
  'Repair/RateTrade id': repair({ rating_quality: 5, rating_attitude: 5, rating_speed: 5 }),
  'Repair/CancelTrade id': repair({ reason }),
  'Repair/UpdateTradeStatus id': repair({ status: 9, reason }),
} satisfies Cases
