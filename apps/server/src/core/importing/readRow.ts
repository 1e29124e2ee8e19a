import { message } from '@shouya/contract/messages'
import type { Ctx } from '../context.ts'
import type { Cell } from '../excel/cellText.ts'
import { cellValue } from '../excel/cellValue.ts'
import type { BadRow } from './errorFile.ts'
import type { Head } from './head.ts'

/** The cells of a row as fields, and the cells that could not be read. */
export function readRow(head: Head, cells: readonly Cell[], words: ReadonlyMap<string, string>, { lang }: Ctx) {
  const values: Record<string, unknown> = {}
  const wrong: BadRow['issues'] = []
  for (const [index, cell] of cells.entries()) {
    const column = head[index]
    if (!column || cell === null) continue
    const read = cellValue(cell, column.kind, words)
    if ('value' in read) values[column.field] = read.value
    else wrong.push({ column: message(lang, column.title), message: message(lang, read.reason) })
  }
  return { values, wrong }
}
