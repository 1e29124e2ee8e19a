import { useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './Chart.module.css'
import ChartTable from './ChartTable.tsx'
import type { ChartParts } from './chartData.ts'
import { type ChartKind, chartOption } from './chartOption.ts'
import Legend from './Legend.tsx'
import { useDrawing } from './useDrawing.ts'

type Props = ChartParts & {
  kind: ChartKind
  title: string
  /** A click on a point, a bar or its place. */
  onPick: (row: string, column: string) => void
}

const ROW = 28
const AXIS = 8

/** A drawn chart (ADR 010). Where the drawing does not come, its table stands in for it. */
export default function Chart({ kind, title, data, format = String, to, onPick }: Props) {
  const { t } = useTranslation()
  const box = useRef<HTMLDivElement>(null)
  const option = useMemo(() => chartOption(kind, data, format), [kind, data, format])
  const state = useDrawing(box, {
    option,
    onPick: (row, column) => {
      const [one, series] = [data.rows[row], data.columns[column]]
      if (one && series) onPick(one.key, series.key)
    },
  })
  if (state === 'failed') return <ChartTable title={title} data={data} format={format} to={to} />
  const height = kind === 'ranking' ? data.rows.length * ROW + AXIS : 200
  return (
    <>
      <Legend data={data} format={format} />
      <div
        ref={box}
        className={styles.box}
        style={{ height }}
        role="img"
        aria-label={t('ui.chart.drawn', { title })}
        aria-busy={state === 'loading'}
      />
    </>
  )
}
