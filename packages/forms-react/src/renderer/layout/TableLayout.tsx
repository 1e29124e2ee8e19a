import type { TableCell } from '@shouya/forms/document'
import { isList } from '@shouya/forms/json'
import { readTable } from '@shouya/forms/readTable'
import type { GridCell } from '@shouya/forms/tableGrid'
import { optionsOf } from '../optionsOf.ts'
import { cleanDeclarations } from '../styles/cleanDeclarations.ts'
import { widthOf } from '../widthOf.ts'
import type { LayoutProps } from './layoutProps.ts'

/** A table of fields; merged cells of both notations are placed where they belong. */
export default function TableLayout({ snapshot: { field }, list }: LayoutProps) {
  const { bordered, bright, small, customStyle } = optionsOf('table', field)
  const { rows, cells } = readTable(field)
  const classes = ['sf-table', bordered && 'sf-bordered', bright && 'sf-bright', small && 'sf-small']
  const slot = ({ row, td }: GridCell) => {
    const line = field.trs?.[row]?.tds
    const column = isList(line) ? (line as readonly TableCell[]).indexOf(td) : -1
    return column < 0 ? null : list(['trs', row, 'tds', column, 'list'])
  }
  return (
    <div className="sf-item sf-table-frame">
      <table
        role="presentation"
        className={classes.filter(Boolean).join(' ')}
        style={{ ...cleanDeclarations(customStyle), width: widthOf(field) }}
      >
        <tbody>
          {Array.from({ length: rows }, (_, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name
            <tr key={row}>
              {cells
                .filter((cell) => cell.row === row)
                .map((cell) => (
                  <td key={cell.column} colSpan={cell.colspan} rowSpan={cell.rowspan}>
                    {slot(cell)}
                  </td>
                ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
