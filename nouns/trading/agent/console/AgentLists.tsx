import { useRead } from '@shouya/console/api/useRead.ts'
import Failure from '@shouya/console/ui/Failure.tsx'
import { Descriptions, Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { agentTransfer } from '../../agentTransfer/noun.ts'
import ListLink from '../../console/ListLink.tsx'
import { type ListAt, listAt } from '../../console/listAt.ts'
import { consumeBalance } from '../../consumeBalance/noun.ts'
import { deposit } from '../../deposit/noun.ts'
import { device } from '../../device/noun.ts'
import { member } from '../../member/noun.ts'
import { order } from '../../order/noun.ts'
import { tradeRepair } from '../../tradeRepair/noun.ts'

/** The members, devices, orders, transfers, authorizations, repairs and deposits of an agent: how many, and the way to them. */
export default function AgentLists({ id }: { id: number }) {
  const { t } = useTranslation()
  const { data, error, refetch } = useRead('Agent/GetListCounts', { id })
  if (error && !data) return <Failure error={error} onRetry={refetch} />
  if (!data) return <Skeleton active paragraph={{ rows: 6 }} />
  const of = { agent_id: id }
  const lists: Readonly<Record<keyof typeof data, ListAt>> = {
    members: listAt('Member/GetPageList', member.route, of),
    devices: listAt('Device/GetPageList', device.route, of),
    orders: listAt('Order/GetPageList', order.route, of),
    transfers: listAt('Agent/GetTransferPageList', agentTransfer.route, of),
    balances: listAt('Consume/GetBalancePageList', consumeBalance.route, of),
    repairs: listAt('Repair/GetTradePageList', tradeRepair.route, of),
    deposits: listAt('Member/GetDepositPageList', deposit.route, of),
  }
  const names = (Object.keys(lists) as (keyof typeof data)[]).filter((name) => data[name] !== undefined)
  return (
    <Descriptions
      column={1}
      bordered
      size="small"
      items={names.map((name) => ({
        key: name,
        label: t(`agent.lists.${name}`),
        children: <ListLink to={lists[name]}>{t('agent.lists.count', { count: data[name] ?? 0 })}</ListLink>,
      }))}
    />
  )
}
