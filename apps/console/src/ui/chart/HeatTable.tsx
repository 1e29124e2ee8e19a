import type { CSSProperties, ReactNode } from 'react'
import { Link } from 'react-router'
import Sideways from '../Sideways.tsx'
import styles from './Chart.module.css'
import type { ChartParts } from './chartData.ts'
import '../ui.css'

const STEPS = 4

/** If it does not fit, the last days are shown. */
const toEnd = (element: HTMLElement | null) => element?.scrollTo({ left: element.scrollWidth })

type Props = ChartParts & {
  title: string
  /** The heading of a row that has a link; the others have their name. */
  head?: (row: string) => ReactNode
}

/**
 * Rows by days as a heat map: a table whose cells link to their lists. The number is in each cell, so colour is not the
 * only information.
 */
export default function HeatTable({ title, data, to, head }: Props) {
  const highest = Math.max(STEPS, ...data.rows.flatMap(({ values }) => values))
  return (
    <Sideways ref={toEnd} className={styles.scroll} aria-label={title}>
      <table className={styles.heat} style={{ '--days': data.columns.length } as CSSProperties}>
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
              <th scope="row">{head?.(row.key) || <EndText text={row.label} />}</th>
              {data.columns.map(({ key, label }, index) => {
                const value = row.values[index] ?? 0
                return (
                  <td key={key} data-step={Math.ceil((value / highest) * STEPS)}>
                    {to && value > 0 && (
                      <Link to={to(row.key, key)} aria-label={`${row.label} ${label}: ${value}`}>
                        {value}
                      </Link>
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </Sideways>
  )
}

/** A name in one line that is identified by its end, as of units: if it is too long, its beginning is cut. */
function EndText({ text }: { text: string }) {
  return (
    <span className="ui-end" title={text}>
      <bdi>{text}</bdi>
    </span>
  )
}
