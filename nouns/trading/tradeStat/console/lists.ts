import { agent } from '../../agent/noun.ts'
import type { Days } from '../../console/DayTools.tsx'
import { type ListAt, listAt } from '../../console/listAt.ts'
import { consumeBalance } from '../../consumeBalance/noun.ts'
import { deposit } from '../../deposit/noun.ts'
import { device } from '../../device/noun.ts'
import { order } from '../../order/noun.ts'
import { recharge } from '../../recharge/noun.ts'
import { useLog } from '../../useLog/noun.ts'

/** The lists behind the figures. What was paid or given back is found by the day on which that was posted. */
export const orders = (days_of: 'pay_time' | 'refund_time', days: Days, agent_id?: string): ListAt =>
  listAt('Order/GetPageList', order.route, { days_of, ...days, agent_id })

export const recharges = (days_of: 'credit_time' | 'refund_time', days: Days, agent_id?: string): ListAt =>
  listAt('Recharge/GetPageList', recharge.route, { days_of, ...days, agent_id })

export const uses = (
  days: Days,
  more: { result?: number; product_id?: string; agent_id?: string; region?: string } = {},
) => listAt('UseLog/GetPageList', useLog.route, { ...days, ...more })

export const deposits = listAt('Member/GetDepositPageList', deposit.route)

const { activated, running } = device.states.codes
export const onlineDevices = listAt('Device/GetPageList', device.route, {
  status: [activated, running].join(),
  net_state: 1,
})

export const lowBalances = listAt('Consume/GetBalancePageList', consumeBalance.route, { low: 1 })

export const balanceAt = (id: number): ListAt => listAt('Consume/GetBalance', consumeBalance.route, { id })

export const agentAt = (id: string | number): ListAt => listAt('Agent/Get', agent.route, { id })
