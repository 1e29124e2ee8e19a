import type { Field } from '@shouya/forms/document'
import { readTable } from '@shouya/forms/readTable'
import type { GridCell } from '@shouya/forms/tableGrid'
import { isSameSlot } from '../store/fieldSlots.ts'
import type { Place } from '../store/positions.ts'

/** The cell of a table that was clicked, with either button. */
export const cellAt = (field: Field, place: Place | null): GridCell | undefined =>
  place?.parent === field.key
    ? readTable(field).cells.find(({ row, td }) => {
        const index = field.trs?.[row]?.tds?.indexOf(td) ?? -1
        return isSameSlot(place?.slot ?? [], ['trs', row, 'tds', index, 'list'])
      })
    : undefined
