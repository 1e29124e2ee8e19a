import type { JsonPath } from '@shouya/forms/json'
import type { GridCell } from '@shouya/forms/tableGrid'
import { useMemo } from 'react'
import type { BodyProps } from './slotProps.ts'

interface TableCellProps extends Pick<BodyProps, 'id' | 'Slot'> {
  readonly cell: GridCell
  /** Index of the cell in the document's row; -1 for one that only fills a gap. */
  readonly index: number
}

export function TableCell({ id, cell: { row, rowspan, colspan }, index, Slot }: TableCellProps) {
  const slot = useMemo<JsonPath>(() => ['trs', row, 'tds', index, 'list'], [row, index])
  return (
    <td rowSpan={rowspan} colSpan={colspan}>
      {index >= 0 && <Slot parent={id} slot={slot} />}
    </td>
  )
}
