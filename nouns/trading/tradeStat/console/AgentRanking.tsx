import { useRead } from '@shouya/console/api/useRead.ts'
import Failure from '@shouya/console/ui/Failure.tsx'
import { yuan } from '@shouya/console/ui/money.ts'
import { Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import type { Days } from '../../console/DayTools.tsx'
import StatPanel from '../../console/StatPanel.tsx'
import { agentFigures } from '../figures.ts'
import { fileColumns } from './fileColumns.ts'
import { agentAt, orders, recharges } from './lists.ts'

/** Agents by what they have ordered and not given back, the first ten drawn (domain 11.12). */
export default function AgentRanking({ days }: { days: Days }) {
  const { t } = useTranslation()
  const { data, error, refetch } = useRead('TradeStat/GetAgentStat', days, { keep: true })
  if (error && !data) return <Failure error={error} onRetry={refetch} />
  if (!data) return <Skeleton active paragraph={{ rows: 6 }} />
  const lists = {
    orders: (id: string) => orders('pay_time', days, id),
    refunds: (id: string) => orders('refund_time', days, id),
    net: (id: string) => orders('pay_time', days, id),
    recharges: (id: string) => recharges('credit_time', days, id),
  }
  return (
    <StatPanel
      title={t('tradeStat.agents')}
      kind="ranking"
      of={t('tradeStat.field.agent')}
      columns={agentFigures.map((key) => ({
        ...{ key, label: t(`tradeStat.field.${key}`), format: yuan, to: lists[key] },
        ...(key === 'net' && { tone: 'accent' as const }),
      }))}
      rows={data.map(({ id, agent_name, ...values }) => ({
        ...{ key: String(id), label: agent_name, values, to: agentAt(id) },
      }))}
      sum={Object.fromEntries(agentFigures.map((key) => [key, data.reduce((sum, row) => sum + row[key], 0)]))}
      nothing={t('tradeStat.nothing')}
      file={{ controller: 'AgentStat', filters: days, columns: fileColumns(['agent', ...agentFigures], t) }}
    />
  )
}
