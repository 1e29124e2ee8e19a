import { useRead } from '@shouya/console/api/useRead.ts'
import Failure from '@shouya/console/ui/Failure.tsx'
import { Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import styles from '../../console/TradeCard.module.css'
import ReconBadge from '../../ledgerDifference/console/ReconBadge.tsx'
import AgentRanking from './AgentRanking.tsx'
import Figures from './Figures.tsx'
import StatTools from './StatTools.tsx'
import TradeChart from './TradeChart.tsx'
import { useStatDays } from './useStatDays.ts'

/** Figures of trading, those of money from the ledger (domain 11.12). */
export default function Stat() {
  const { t } = useTranslation()
  const asked = useStatDays()
  const { days, group } = asked
  const { data, error, refetch } = useRead('TradeStat/GetStat', { ...days, group }, { keep: true })
  const { data: used } = useRead('TradeStat/GetUseStat', { ...days, group, by: 'period' }, { keep: true })
  const { data: now } = useRead('TradeStat/GetNow', {})
  return (
    <section className={styles.card} aria-label={t('tradeStat.title')}>
      <StatTools {...asked} />
      {error && !data && <Failure error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton active paragraph={{ rows: 10 }} />}
      {data && (
        <>
          <ReconBadge check={data.check} />
          <Figures days={days} sum={data.sum} used={used?.sum} now={now} />
          <TradeChart days={days} group={group} stat={data} />
          <AgentRanking days={days} />
          <p className={styles.rule}>{t('tradeStat.rule')}</p>
        </>
      )}
    </section>
  )
}
