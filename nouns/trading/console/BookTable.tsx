import Sideways from '@shouya/console/ui/Sideways.tsx'
import type { ReactNode } from 'react'
import styles from './BookTable.module.css'

type Props = {
  label: string
  heads: readonly { text: string; right?: boolean }[]
  /** Heads over several columns, with how many each covers. */
  groups?: readonly { text: string; columns: number }[]
  rows: readonly { key: number | string; cells: readonly ReactNode[] }[]
  foot?: readonly ReactNode[]
}

/** Amounts in columns as a book has them, with their sums at the foot; on a narrow screen it scrolls sideways by itself. */
export default function BookTable({ label, heads, groups, rows, foot }: Props) {
  const sideOf = (index: number) => (heads[index]?.right ? styles.amount : undefined)
  const drawn = (cells: readonly ReactNode[]) =>
    cells.map((content, index) => {
      const head = heads[index]
      return index === 0 ? (
        <th key={head?.text} scope="row">
          {content}
        </th>
      ) : (
        <td key={head?.text} className={sideOf(index)}>
          {content}
        </td>
      )
    })
  return (
    <Sideways className={styles.scroll} aria-label={label} data-sideways>
      <table className={styles.table}>
        <thead>
          {groups && (
            <tr>
              {groups.map(({ text, columns }) => (
                <th key={text} scope="colgroup" colSpan={columns}>
                  {text}
                </th>
              ))}
            </tr>
          )}
          <tr>
            {heads.map(({ text }, index) => (
              <th key={text} scope="col" className={sideOf(index)}>
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key}>{drawn(cells)}</tr>
          ))}
        </tbody>
        {foot && (
          <tfoot>
            <tr>{drawn(foot)}</tr>
          </tfoot>
        )}
      </table>
    </Sideways>
  )
}
