import type { TableCommand } from '@shouya/forms/command'
import type { GridCell } from '@shouya/forms/tableGrid'
import { useStore, useText } from '../DesignerContext.ts'

type Kind = TableCommand['type']

interface CellCommand {
  readonly type: string
  readonly label: string
  readonly run: (cell: GridCell) => void
}

/** The commands of a table cell; the engine refuses impossible ones with the messages of spec 001 section 5. */
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
  const itself = ({ row, column }: GridCell) => ({ row, column })
  const lineBelow = ({ row, rowspan, column }: GridCell) => ({ row: row + rowspan, column })
  const behind = ({ row, column, colspan }: GridCell) => ({ row, column: column + colspan })
  return [
    command('mergeDown', 'table.mergeDown', itself),
    command('mergeRight', 'table.mergeRight', itself),
    command('split', 'table.split', itself),
    command('insertRow', 'table.addRow', lineBelow),
    command('insertColumn', 'table.addColumn', behind),
    command('deleteRow', 'table.deleteRow', itself),
    command('deleteColumn', 'table.deleteColumn', itself),
  ]
}
