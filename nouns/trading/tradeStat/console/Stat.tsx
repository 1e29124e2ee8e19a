import { useRead } from '@shouya/console/api/useRead.ts'
import { useNow } from '@shouya/console/app/host/useNow.ts'
import Failure from '@shouya/console/ui/Failure.tsx'
import { useParam } from '@shouya/console/ui/useParam.ts'
import { Segmented, Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import DayTools from '../../console/DayTools.tsx'
import styles from '../../console/TradeCard.module.css'
import ReconBadge from '../../ledgerDifference/console/ReconBadge.tsx'
import { tradeFigures } from '../figures.ts'
import Figures from './Figures.tsx'
import TradeChart from './TradeChart.tsx'

/** Figures of trading from the ledger (domain 11.12). */
export default function Stat() {
  const { t } = useTranslation()
  const { date } = useNow()
  const [begin, setBegin] = useParam('from')
  const [end, setEnd] = useParam('to')
  const [grouped, setGroup] = useParam('group')
  const group = grouped === 'month' ? grouped : 'day'
  const query = { begin_date: begin ?? `${date.slice(0, 7)}-01`, end_date: end ?? date, group } as const
  const { data, error, refetch } = useRead('TradeStat/GetStat', query, { keep: true })
  return (
    <section className={styles.card} aria-label={t('tradeStat.title')}>
      <DayTools
        days={query}
        onDays={(days) => {
          setBegin(days.begin_date)
          setEnd(days.end_date)
        }}
        file={{
          controller: 'TradeStat',
          filters: query,
          total: data?.rows.length,
          columns: (['period', ...tradeFigures] as const).map((key) => ({
            key,
            title: t(`tradeStat.field.${key}`),
            chosen: true,
          })),
        }}
      >
        <Segmented
          aria-label={t('tradeStat.group.label')}
          value={group}
          onChange={(next) => setGroup(next === 'day' ? undefined : next)}
          options={(['day', 'month'] as const).map((value) => ({ value, label: t(`tradeStat.group.${value}`) }))}
        />
      </DayTools>
      {error && !data && <Failure error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton active paragraph={{ rows: 10 }} />}
      {data && (
        <>
          <ReconBadge check={data.check} />
          <Figures sum={data.sum} />
          <TradeChart stat={data} />
          <p className={styles.rule}>{t('tradeStat.rule')}</p>
        </>
      )}
    </section>
  )
}
