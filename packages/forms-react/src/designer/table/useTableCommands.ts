import type { TableCommand } from '@shouya/forms/command'
import type { GridCell } from '@shouya/forms/tableGrid'
import { useStore, useText } from '../DesignerContext.ts'

type Kind = TableCommand['type']

interface CellCommand {
  readonly type: string
  readonly label: string
  readonly run: (cell: GridCell) => void
}

/** What can be done to a cell of a table; the engine refuses what is impossible in the words of spec 001 section 5. */
export function useTableCommands(id: string): readonly CellCommand[] {
  const store = useStore()
  const t = useText()
  const command = (
    type: Kind,
    name: Parameters<typeof t>[0],
    at: (cell: GridCell) => { row: number; column: number },
  ) => ({
    type: name,
    label: t(name),
    run: (cell: GridCell) => {
      const { refused } = store.run({ type, id, ...at(cell) })
      if (!refused) store.say('say.done', { what: t(name) })
    },
  })
  const here = ({ row, column }: GridCell) => ({ row, column })
  const below = ({ row, rowspan, column }: GridCell) => ({ row: row + rowspan, column })
  const behind = ({ row, column, colspan }: GridCell) => ({ row, column: column + colspan })
  return [
    command('mergeDown', 'table.mergeDown', here),
    command('mergeRight', 'table.mergeRight', here),
    command('split', 'table.split', here),
    command('insertRow', 'table.addRow', below),
    command('insertColumn', 'table.addColumn', behind),
    command('deleteRow', 'table.deleteRow', here),
    command('deleteColumn', 'table.deleteColumn', here),
  ]
}
