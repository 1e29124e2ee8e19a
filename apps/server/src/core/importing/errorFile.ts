import type { importResult } from '@shouya/contract/importing'
import { message } from '@shouya/contract/messages'
import writeXlsxFile, { type CellObject } from 'write-excel-file/node'
import type { z } from 'zod'
import type { Ctx } from '../context.ts'
import { type Cell, cellText } from '../excel/cellText.ts'
import { keepWorkbook } from '../files/workbookFile.ts'
import type { Importer } from './importer.ts'

export type BadRow = z.output<typeof importResult>['rows'][number]

/** The uploaded sheet with the errors next to each bad row: once corrected, the same file can be uploaded again. */
export async function errorFile(ctx: Ctx, { title }: Importer, sheet: readonly Cell[][], badRows: readonly BadRow[]) {
  const width = sheet[0]?.length ?? 0
  const issuesOf = new Map(badRows.map(({ row, issues }) => [row - 1, issues]))
  const line = (cells: readonly Cell[], last: CellObject | null): (CellObject | null)[] => [
    ...Array.from({ length: width }, (_, index) => cellOf(cells[index] ?? null)),
    last,
  ]
  const body = sheet.slice(1).map((cells, index) => {
    const issues = issuesOf.get(index + 1)
    const text = issues
      ?.map(({ column, message: issueText }) => (column ? `${column}: ${issueText}` : issueText))
      .join('\n')
    return line(cells, text === undefined ? null : { value: text, textColor: '#cf1322', wrap: true })
  })
  const head = line(sheet[0] ?? [], { value: message(ctx.lang, 'import.errors'), fontWeight: 'bold' })
  const columns = [...Array.from({ length: width }, () => ({ width: 20 })), { width: 60 }]
  const workbook = await writeXlsxFile([head, ...body], { columns, stickyRowsCount: 1 }).toBuffer()
  return keepWorkbook(ctx, title, workbook)
}

/** As text where the sheet has no cell type for it: dates and times are parsed from text too. */
const cellOf = (cell: Cell): CellObject | null =>
  cell === null ? null : { value: cell instanceof Date ? cellText(cell) : cell }
