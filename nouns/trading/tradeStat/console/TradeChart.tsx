import { LineChartOutlined, TableOutlined } from '@ant-design/icons'
import type { DataOf } from '@shouya/console/api/path.ts'
import Chart from '@shouya/console/ui/chart/Chart.tsx'
import type { Tone } from '@shouya/console/ui/chart/chartData.ts'
import { yuan } from '@shouya/console/ui/money.ts'
import TouchSize from '@shouya/console/ui/TouchSize.tsx'
import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import BookTable from '../../console/BookTable.tsx'
import styles from '../../console/TradeCard.module.css'
import { type TradeFigure, tradeFigures } from '../figures.ts'

type Stat = DataOf<'TradeStat/GetStat'>

/** The figures that are drawn; the table has all. */
const drawn = {
  orders: 'accent',
  refunds: 'bad',
  recharges: 'good',
} as const satisfies Partial<Record<TradeFigure, Tone>>

/** Orders, refunds and recharges by day or month, drawn or as a table. */
export default function TradeChart({ stat: { rows, sum } }: { stat: Stat }) {
  const { t } = useTranslation()
  const [asTable, setAsTable] = useState(false)
  const title = t('tradeStat.chart')
  const word = t(asTable ? 'tradeStat.asChart' : 'tradeStat.asTable')
  return (
    <section aria-label={title}>
      <div className={styles.head}>
        <h2>{title}</h2>
        <TouchSize>
          <Button
            icon={asTable ? <LineChartOutlined aria-hidden="true" /> : <TableOutlined aria-hidden="true" />}
            onClick={() => setAsTable(!asTable)}
          >
            {word}
          </Button>
        </TouchSize>
      </div>
      {asTable ? (
        <BookTable
          label={title}
          heads={[
            { text: t('tradeStat.field.period') },
            ...tradeFigures.map((key) => ({ text: t(`tradeStat.field.${key}`), right: true })),
          ]}
          rows={rows.map((row) => ({
            key: row.period,
            cells: [row.period, ...tradeFigures.map((key) => yuan(row[key]))],
          }))}
          foot={[t('tradeStat.sum'), ...tradeFigures.map((key) => yuan(sum[key]))]}
        />
      ) : (
        <Chart
          kind="line"
          title={title}
          data={{
            of: t('tradeStat.field.period'),
            columns: Object.entries(drawn).map(([key, tone]) => ({
              key,
              label: t(`tradeStat.field.${key as keyof typeof drawn}`),
              tone,
            })),
            rows: rows.map((row) => ({
              key: row.period,
              label: row.period,
              values: Object.keys(drawn).map((key) => row[key as keyof typeof drawn]),
            })),
          }}
          format={yuan}
          onPick={() => setAsTable(true)}
        />
      )}
    </section>
  )
}
