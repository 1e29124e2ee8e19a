import { message } from '@shouya/contract/messages'
import type { Ctx } from '@shouya/server/core/context.ts'
import type { Filling } from '@shouya/server/core/excel/workbook.ts'
import { sheetOf } from '@shouya/server/noun/cells.ts'
import { atOnce, bytesOf } from '@shouya/server/noun/wholeWorkbook.ts'
import {
  batchLines,
  exportCells,
  formBatches,
  formColumns,
  latestEntries,
  readableBy,
} from '../../../customForms/server/public.ts'

/** Characters of the columns with the names of the fields and with the answers. */
const WIDTHS = [24, 60]

/** The answers of one receiver: a line for each field of the form, each of its batches on a sheet of its own. */
export async function answerWorkbook(ctx: Ctx, submission: number): Promise<Buffer> {
  const { db, lang } = ctx
  const entry = (await latestEntries(ctx, [submission])).get(submission)
  if (!entry) return bytesOf([])
  const readable = readableBy(ctx)
  const { sheet, write } = await sheetOf(
    db,
    message(lang, 'issueItem.answer'),
    formColumns(entry.document, readable),
    lang,
  )
  const values = write(exportCells(entry, readable, lang))
  const upright = {
    name: sheet.name,
    head: [message(lang, 'issueItem.asks'), message(lang, 'issueItem.answer')],
    widths: WIDTHS,
  }
  const fillings: Filling[] = [
    { sheet: upright, batches: atOnce(sheet.head.map((title, index) => [title, values[index] ?? null])) },
  ]
  for (const { model, title, columns } of formBatches(entry.document, readable)) {
    const batch = await sheetOf(db, title, columns, lang)
    const lines = batchLines(entry, model, readable, lang).map(batch.write)
    fillings.push({ sheet: batch.sheet, batches: atOnce(lines) })
  }
  return bytesOf(fillings)
}
