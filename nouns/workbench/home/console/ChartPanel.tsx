import BarChartOutlined from '@ant-design/icons/es/icons/BarChartOutlined'
import TableOutlined from '@ant-design/icons/es/icons/TableOutlined'
import { openTab } from '@shouya/console/app/host/tabs/tabs.ts'
import { useNow } from '@shouya/console/app/host/useNow.ts'
import Chart from '@shouya/console/ui/chart/Chart.tsx'
import ChartTable from '@shouya/console/ui/chart/ChartTable.tsx'
import { type ChartParts, isEmpty } from '@shouya/console/ui/chart/chartData.ts'
import HeatTable from '@shouya/console/ui/chart/HeatTable.tsx'
import MonthCalendar from '@shouya/console/ui/chart/MonthCalendar.tsx'
import Failure from '@shouya/console/ui/Failure.tsx'
import { Button, Skeleton } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import Empty from '../../console/Empty.tsx'
import Panel from '../../console/Panel.tsx'
import type { ChartName } from './bench.ts'
import styles from './ChartPanel.module.css'
import { chartFaces } from './charts.ts'
import { useChartData } from './useChartData.ts'

/** A chart of the work bench, drawn or as a table of numbers. */
export default function ChartPanel({ chart }: { chart: ChartName }) {
  const { t } = useTranslation()
  const { date } = useNow()
  const [asTable, setAsTable] = useState(false)
  const { data, error, refetch } = useChartData(chart)
  const face = chartFaces[chart]
  const title = t(`dashboard.chart.${chart}`)
  const way = face.to
  const parts = data && {
    title,
    data,
    to: way && ((row: string, column: string) => way(row, column, date)),
    format: face.format,
  }
  const nothing = data !== undefined && isEmpty(data)
  const drawn = face.kind === 'line' || face.kind === 'bars' || face.kind === 'ranking'
  const turn = parts && !nothing && drawn && (
    <Button
      type="text"
      icon={asTable ? <BarChartOutlined aria-hidden="true" /> : <TableOutlined aria-hidden="true" />}
      title={asTable ? t('dashboard.chart.asChart') : t('dashboard.chart.asTable')}
      aria-label={`${asTable ? t('dashboard.chart.asChart') : t('dashboard.chart.asTable')}: ${title}`}
      onClick={() => setAsTable(!asTable)}
    />
  )
  return (
    <Panel id={`chart-${chart}`} title={title} note={turn} className={face.kind === 'heat' ? styles.wide : ''}>
      {error && !data && <Failure error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton className={styles.skeleton} active title={false} paragraph={{ rows: 6 }} />}
      {nothing && face.kind !== 'month' && (
        <Empty title={t('dashboard.chart.nothing')} text={t(`dashboard.chart.about.${chart}`)} />
      )}
      {parts && !(nothing && face.kind !== 'month') && (
        <Drawing chart={chart} parts={parts} asTable={asTable} today={date} />
      )}
    </Panel>
  )
}

type Drawn = { chart: ChartName; parts: ChartParts & { title: string }; asTable: boolean; today: string }

function Drawing({ chart, parts, asTable, today }: Drawn) {
  const { kind } = chartFaces[chart]
  const { title, data, to } = parts
  if (kind === 'heat') return <HeatTable {...parts} />
  if (kind === 'month') {
    const days = data.rows.map(({ key: date, values: [done = 0, waiting = 0, late = 0] }) => ({
      date,
      done,
      waiting,
      late,
    }))
    return <MonthCalendar title={title} days={days} today={today} to={(day) => to?.(day, '') ?? ''} />
  }
  if (asTable) return <ChartTable {...parts} />
  const go = (row: string, column: string) => to && openTab(to(row, column))
  return <Chart kind={kind} {...parts} onPick={go} />
}
