import type { ReactNode } from 'react'

type Props = {
  heads: readonly string[]
  /** In percent of the sheet, one per heading. */
  widths: readonly number[]
  /** The rows. */
  children: ReactNode
}

/** A table of a register on paper; its headings are repeated on every page. */
export default function PaperTable({ heads, widths, children }: Props) {
  return (
    <table>
      <colgroup>
        {heads.map((head, index) => (
          <col key={head} style={{ width: `${widths[index]}%` }} />
        ))}
      </colgroup>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head}>{head}</th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}
