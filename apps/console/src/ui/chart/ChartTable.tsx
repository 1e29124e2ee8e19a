import { Link } from 'react-router'
import Sideways from '../Sideways.tsx'
import styles from './Chart.module.css'
import type { ChartParts } from './chartData.ts'

/** The numbers of a chart for screen readers; each links to its list. */
export default function ChartTable({ title, data, format = String, to }: ChartParts & { title: string }) {
  return (
    <Sideways className={styles.scroll} aria-label={title}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{data.of}</th>
            {data.columns.map(({ key, label }) => (
              <th key={key} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.rows.map((row) => (
            <tr key={row.key}>
              <th scope="row">{row.label}</th>
              {data.columns.map(({ key }, index) => {
                const value = row.values[index] ?? 0
                const text = format(value)
                return <td key={key}>{to && value > 0 ? <Link to={to(row.key, key)}>{text}</Link> : text}</td>
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </Sideways>
  )
}
