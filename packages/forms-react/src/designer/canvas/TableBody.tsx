import type { JsonPath } from '@shouya/forms/json'
import { readTable } from '@shouya/forms/readTable'
import type { GridCell } from '@shouya/forms/tableGrid'
import { Dropdown } from 'antd'
import { useMemo } from 'react'
import { useStore } from '../DesignerContext.ts'
import { cellAt } from '../table/cellAt.ts'
import { useTableCommands } from '../table/useTableCommands.ts'
import type { BodyProps } from './slotProps.ts'

/** A table with its merged cells; a right click on a cell opens its menu. */
export function TableBody({ id, field, Slot }: BodyProps) {
  const store = useStore()
  const grid = readTable(field)
  const commands = useTableCommands(id)
  const rows = Array.from({ length: grid.rows }, (_, row) => grid.cells.filter((cell) => cell.row === row))
  const items = commands.map(({ type, label }) => ({ key: type, label }))
  const onClick = ({ key, domEvent }: { key: string; domEvent: { stopPropagation: () => void } }) => {
    domEvent.stopPropagation()
    // The right click has made the cell the current place.
    const cell = cellAt(field, store.state.place)
    if (cell) commands.find(({ type }) => type === key)?.run(cell)
  }
  return (
    <Dropdown trigger={['contextMenu']} menu={{ items, onClick }}>
      <table className="fd-table" role="presentation">
        <tbody>
          {rows.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its number
            <tr key={row}>
              {cells.map((cell) => (
                <TableCell
                  key={cell.column}
                  id={id}
                  cell={cell}
                  index={field.trs?.[row]?.tds?.indexOf(cell.td) ?? -1}
                  Slot={Slot}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Dropdown>
  )
}

interface TableCellProps extends Pick<BodyProps, 'id' | 'Slot'> {
  readonly cell: GridCell
  /** Index of the cell in the document's row; -1 for one that only fills a gap. */
  readonly index: number
}

function TableCell({ id, cell: { row, rowspan, colspan }, index, Slot }: TableCellProps) {
  const slot = useMemo<JsonPath>(() => ['trs', row, 'tds', index, 'list'], [row, index])
  return (
    <td rowSpan={rowspan} colSpan={colspan}>
      {index >= 0 && <Slot parent={id} slot={slot} />}
    </td>
  )
}
