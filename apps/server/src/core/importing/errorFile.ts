import type { Row } from '@shouya/contract/action'
import { message } from '@shouya/contract/messages'
import type { Import } from '@shouya/nouns/settings/dept/contract.ts'
import writeXlsxFile, { type CellObject } from 'write-excel-file/node'
import type { Ctx } from '../context.ts'
import { type Cell, cellText } from '../excel/cellText.ts'
import { keepWorkbook } from '../files/workbookFile.ts'
import type { Importer } from './importer.ts'

export type BadRow = Row<typeof Import>['rows'][number]

/** The sheet as it was sent, with what is wrong beside each bad row: corrected, the same file can be sent again. */
export async function errorFile(ctx: Ctx, { title }: Importer, sheet: readonly Cell[][], bad: readonly BadRow[]) {
  const width = sheet[0]?.length ?? 0
  const issuesOf = new Map(bad.map(({ row, issues }) => [row - 1, issues]))
  const line = (cells: readonly Cell[], last: CellObject | null): (CellObject | null)[] => [
    ...Array.from({ length: width }, (_, at) => written(cells[at] ?? null)),
    last,
  ]
  const body = sheet.slice(1).map((cells, at) => {
    const issues = issuesOf.get(at + 1)
    const text = issues?.map(({ column, message: what }) => (column ? `${column}: ${what}` : what)).join('\n')
    return line(cells, text === undefined ? null : { value: text, textColor: '#cf1322', wrap: true })
  })
  const head = line(sheet[0] ?? [], { value: message(ctx.lang, 'import.errors'), fontWeight: 'bold' })
  const columns = [...Array.from({ length: width }, () => ({ width: 20 })), { width: 60 }]
  const workbook = await writeXlsxFile([head, ...body], { columns, stickyRowsCount: 1 }).toBuffer()
  return keepWorkbook(ctx, title, workbook)
}

/** As text where it is none of the sheet's own kinds: days and hours are read from text just as well. */
const written = (cell: Cell): CellObject | null =>
  cell === null ? null : { value: cell instanceof Date ? cellText(cell) : cell }
