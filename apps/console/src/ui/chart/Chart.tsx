import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './Chart.module.css'
import Columns from './Columns.tsx'
import { type ChartParts, sumOf } from './chartData.ts'
import Ranking from './Ranking.tsx'
import { toneColor } from './toneColor.ts'

export type ChartKind = 'line' | 'bars' | 'ranking'

type Props = ChartParts & {
  kind: ChartKind
  title: string
  /** A click on a point, a bar or its column. */
  onPick: (row: string, column: string) => void
}

/** A chart (ADR 051) with a table that has the same numbers and links for screen readers and keyboards. */
export default function Chart({ kind, title, data, format = String, onPick }: Props) {
  const { t } = useTranslation()
  const pick = ({ target }: MouseEvent) => {
    const { row, column } = target instanceof Element ? ((target as HTMLElement).dataset ?? {}) : {}
    const targetColumn = column ?? data.columns[0]?.key
    if (row !== undefined && targetColumn !== undefined) onPick(row, targetColumn)
  }
  return (
    <>
      <Legend data={data} format={format} />
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the table beside it is the way by keyboard */}
      {/* biome-ignore lint/a11y/noNoninteractiveElementInteractions: as above */}
      <div className={styles.box} role="img" aria-label={t('ui.chart.drawn', { title })} onClick={pick}>
        {kind === 'ranking' ? (
          <Ranking data={data} format={format} />
        ) : (
          <Columns data={data} format={format} line={kind === 'line'} />
        )}
      </div>
    </>
  )
}

/** The names of the series with their sums, if they have one. */
function Legend({ data, format = String }: Pick<ChartParts, 'data' | 'format'>) {
  return (
    <ul className={styles.legend}>
      {data.columns.map(({ key, label, tone }, index) => (
        <li key={key}>
          <i style={{ background: toneColor[tone] }} aria-hidden="true" />
          {label}
          {!data.apart && (
            <data value={sumOf(data.rows.map(({ values }) => values[index] ?? 0))}>
              {format(sumOf(data.rows.map(({ values }) => values[index] ?? 0)))}
            </data>
          )}
        </li>
      ))}
    </ul>
  )
}
