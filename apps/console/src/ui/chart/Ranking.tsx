import { type ChartData, sumOf } from './chartData.ts'
import styles from './Ranking.module.css'
import { toneColor } from './toneColor.ts'

type Props = { data: ChartData; format: (value: number) => string }

/** Horizontal bars, the first row on top, each with its sum at the end. */
export default function Ranking({ data: { columns, rows, most }, format }: Props) {
  const highest = most ?? Math.max(1, ...rows.map(({ values }) => sumOf(values)))
  return (
    <div className={styles.ranking}>
      {rows.map(({ key, label, values }) => (
        <div key={key} className={styles.row} title={describe(label, columns, values, format)}>
          <span className={styles.label} data-row={key}>
            <bdi>{label}</bdi>
          </span>
          <span className={styles.track} data-row={key}>
            {columns.map((column, index) => (
              <span
                key={column.key}
                className={styles.bar}
                data-row={key}
                data-column={column.key}
                style={{ width: `${((values[index] ?? 0) / highest) * 100}%`, background: toneColor[column.tone] }}
              />
            ))}
          </span>
          <span className={styles.sum}>{format(sumOf(values))}</span>
        </div>
      ))}
    </div>
  )
}

const describe = (label: string, columns: ChartData['columns'], values: readonly number[], format: Props['format']) =>
  [label, ...columns.map((column, index) => `${column.label} ${format(values[index] ?? 0)}`)].join('\n')
