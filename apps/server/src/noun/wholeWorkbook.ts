import { buffer } from 'node:stream/consumers'
import type { Ctx } from '../core/context.ts'
import { type Filling, workbook } from '../core/excel/workbook.ts'
import type { Exporter } from '../registers/exporter.ts'
import { cellsOf, sheetOf } from './cells.ts'

/** Rows that are in memory already, as a sheet takes them. */
export async function* atOnce<T>(lines: readonly T[]): AsyncGenerator<readonly T[]> {
  yield lines
}

/** The bytes of a workbook that is small. */
export const bytesOf = (sheets: readonly Filling[]): Promise<Buffer> => buffer(workbook(sheets))

/** An export with all of its columns, of few rows: they are read at once, and its bytes are in memory. */
export async function wholeWorkbook<Q>(
  ctx: Ctx,
  { exporter, query }: { exporter: Exporter; query: Q },
): Promise<Buffer> {
  const asked = query as never
  const record = (await exporter.find?.(ctx, asked)) as never
  const rows = (await exporter.select(ctx, asked, false, record).execute()) as never[]
  const further = (await exporter.further?.(ctx, asked)) ?? []
  const first = await cellsOf(ctx.db, exporter, Object.keys(exporter.columns), further, ctx.lang)
  const shaped = (await exporter.shape?.(ctx, rows, asked)) ?? rows
  const fillings: Filling[] = [{ sheet: first.sheet, batches: atOnce(shaped.map(first.write)) }]
  for (const { title, columns, lines } of (await exporter.sheets?.(ctx, asked)) ?? []) {
    const { sheet, write } = await sheetOf(ctx.db, title, columns, ctx.lang)
    fillings.push({ sheet, batches: atOnce((await lines(rows)).map(write)) })
  }
  return bytesOf(fillings)
}
