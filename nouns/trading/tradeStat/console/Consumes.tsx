import { useRead } from '@shouya/console/api/useRead.ts'
import Failure from '@shouya/console/ui/Failure.tsx'
import { Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import ListLink from '../../console/ListLink.tsx'
import StatPanel from '../../console/StatPanel.tsx'
import styles from '../../console/TradeCard.module.css'
import { nameOf } from '../../consumeBalance/console/balanceList.ts'
import figures from './Figures.module.css'
import { fileColumns } from './fileColumns.ts'
import { balanceAt, lowBalances } from './lists.ts'

/** How long consumables last, those that run out first before the others (domain 11.12). */
export default function Consumes() {
  const { t } = useTranslation()
  const { data, error, refetch } = useRead('TradeStat/GetConsumeStat', {})
  const { data: now } = useRead('TradeStat/GetNow', {})
  return (
    <section className={styles.card} aria-label={t('tradeStat.tabs.consumes')}>
      {now && (
        <dl className={figures.figures}>
          <div>
            <dt>{t('tradeStat.field.low')}</dt>
            <dd>
              <ListLink to={lowBalances}>{now.low}</ListLink>
            </dd>
          </div>
        </dl>
      )}
      {error && !data && <Failure error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton active paragraph={{ rows: 10 }} />}
      {data && (
        <StatPanel
          title={t('tradeStat.consumes')}
          kind="ranking"
          of={t('tradeStat.field.balance')}
          notes={[t('tradeStat.field.agent')]}
          columns={[
            { key: 'left', label: t('tradeStat.field.left'), format: String },
            { key: 'used', label: t('tradeStat.field.used'), format: String },
            {
              ...{ key: 'days_left', label: t('tradeStat.field.days_left'), tone: 'warn' as const },
              format: (count: number) => t('tradeStat.daysOf', { count }),
            },
          ]}
          rows={data.map((row) => ({
            ...{ key: String(row.id), label: nameOf(row), notes: [row.agent_name], to: balanceAt(row.id) },
            values: { left: row.left, used: row.used, days_left: row.days_left },
          }))}
          nothing={t('tradeStat.nothingUsed')}
          file={{
            controller: 'ConsumeStat',
            filters: {},
            columns: fileColumns(['owner_name', 'consume_name', 'agent', 'left', 'used', 'days_left'], t),
          }}
        />
      )}
      <p className={styles.rule}>{t('tradeStat.consumeRule')}</p>
    </section>
  )
}
