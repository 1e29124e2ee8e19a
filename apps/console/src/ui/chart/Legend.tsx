import styles from './Chart.module.css'
import { type ChartParts, sumOf } from './chartData.ts'
import { toneColor } from './toneColor.ts'

/** The names of the series with their sums, if they have one. */
export default function Legend({ data, format = String }: Pick<ChartParts, 'data' | 'format'>) {
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
