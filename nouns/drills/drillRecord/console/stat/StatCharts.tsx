import { BarChartOutlined, TableOutlined } from '@ant-design/icons'
import { openTab } from '@shouya/console/app/host/tabs/tabs.ts'
import Chart from '@shouya/console/ui/chart/Chart.tsx'
import ChartTable from '@shouya/console/ui/chart/ChartTable.tsx'
import type { ChartParts } from '@shouya/console/ui/chart/chartData.ts'
import { useDictLabel } from '@shouya/console/ui/useDict.ts'
import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { drillEffect } from '../../noun.ts'
import styles from './DrillStat.module.css'
import type { Stat } from './statList.ts'

type Props = {
  data: Stat
  /** The list of drills behind a number. */
  list: (further: { period_key?: string; drill_type?: string; effect?: string }) => string
}

/** Drills by type and by quarter (domain 7.2), each drawn or as a table. */
export default function StatCharts({ data, list }: Props) {
  const { t } = useTranslation()
  const typeWord = useDictLabel('drill_type')
  const types = Object.entries(data.sum.types).sort(([, a], [, b]) => b - a)
  return (
    <div className={styles.charts}>
      {types.length > 0 && (
        <Drawn
          kind="ranking"
          title={t('drillRecord.stat.byType')}
          data={{
            of: t('drillRecord.stat.types'),
            columns: [{ key: 'drills', label: t('drillRecord.stat.field.drills'), tone: 'accent' }],
            rows: types.map(([type, count]) => ({ key: type, label: typeWord(Number(type)), values: [count] })),
          }}
          to={(type) => list({ drill_type: type })}
        />
      )}
      <Drawn
        kind="bars"
        title={t('drillRecord.stat.byQuarter')}
        data={{
          of: t('drillRecord.stat.field.period_key'),
          columns: [
            { key: 'passed', label: t('drillRecord.stat.passed'), tone: 'good' },
            { key: 'failed', label: t('drillRecord.stat.failed'), tone: 'bad' },
          ],
          rows: data.quarters.map(({ period_key, passed, failed }) => ({
            key: period_key,
            label: period_key,
            values: [passed, failed],
          })),
        }}
        to={(period_key, column) =>
          list({ period_key, ...(column === 'failed' ? { effect: String(drillEffect.failed) } : { effect: '1,2,3' }) })
        }
      />
    </div>
  )
}

type Drawn = Required<Pick<ChartParts, 'data' | 'to'>> & { kind: 'ranking' | 'bars'; title: string }

function Drawn({ kind, title, data, to }: Drawn) {
  const { t } = useTranslation()
  const [asTable, setAsTable] = useState(false)
  const word = t(asTable ? 'drillRecord.stat.asChart' : 'drillRecord.stat.asTable')
  return (
    <section className={styles.chart} aria-label={title}>
      <div className={styles.chartHead}>
        <h2>{title}</h2>
        <Button
          type="text"
          icon={asTable ? <BarChartOutlined aria-hidden="true" /> : <TableOutlined aria-hidden="true" />}
          title={word}
          aria-label={`${word}: ${title}`}
          onClick={() => setAsTable(!asTable)}
        />
      </div>
      {asTable ? (
        <ChartTable title={title} data={data} to={to} />
      ) : (
        <Chart kind={kind} title={title} data={data} onPick={(row, column) => openTab(to?.(row, column) ?? '')} />
      )}
    </section>
  )
}
