import { Readable } from 'node:stream'
import type { Ctx } from '@shouya/server/core/context.ts'
import { type Filling, workbook } from '@shouya/server/core/excel/workbook.ts'
import type { Stored } from '@shouya/server/core/files/store.ts'
import { cellsOf, sheetOf } from '@shouya/server/noun/cells.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Wanted } from './wanted.ts'

const AT_ONCE = 1000

/** The rows of the query, or those of them that are named by id, in the query's order. */
function listed(ctx: Ctx, { exporter, query, plain, ids }: Wanted, matching: never): RawBuilder<never> {
  const rows = exporter.select(ctx, query, plain, matching)
  return ids ? sql`select * from (${rows}) as listed where id = any(${ids}::bigint[])` : sql`${rows}`
}

/** The number of rows to write, at most `most` + 1. */
export async function countRows(ctx: Ctx, wanted: Wanted, most: number): Promise<number> {
  const { exporter, query, plain, ids } = wanted
  const matching = (await exporter.find?.(ctx, query)) as never
  const rows = exporter.select(ctx, query, plain, matching).clearSelect().clearOrderBy()
  const some = ids ? listed(ctx, wanted, matching) : rows.select(sql`1`.as('one')).limit(most + 1)
  const { rows: answer } = await sql<{ n: number }>`select count(*)::int as n from (${some}) as counted`.execute(ctx.db)
  return answer[0]?.n ?? 0
}

/**
 * Writes the rows into a file of the store. They are read through a cursor in one snapshot, batch by batch, so that
 * neither the database nor this process holds all of them; `onRows` gets the number of rows written so far.
 */
export async function writeRows(
  ctx: Ctx,
  wanted: Wanted,
  onRows: (rows: number) => Promise<void>,
): Promise<Stored & { rows: number }> {
  const { exporter, query, columns } = wanted
  const matching = (await exporter.find?.(ctx, query)) as never
  const further = (await exporter.further?.(ctx, query)) ?? []
  const first = await cellsOf(ctx.db, exporter, columns, further, ctx.lang)
  let written = 0
  /** The rows as lines of one sheet; `onRows` hears of those of the first. */
  async function* batches(
    lines: (rows: never[]) => object[] | Promise<object[]>,
    write: typeof first.write,
    counts = false,
  ) {
    await sql`declare export_rows no scroll cursor for ${listed(ctx, wanted, matching)}`.execute(ctx.db)
    for (;;) {
      const { rows } = await sql<never>`fetch ${sql.lit(AT_ONCE)} from export_rows`.execute(ctx.db)
      if (rows.length === 0) break
      yield (await lines(rows)).map(write)
      if (counts) written += rows.length
      await onRows(written)
      // Lets other requests run between two batches.
      await new Promise(setImmediate)
    }
    await sql`close export_rows`.execute(ctx.db)
  }
  const shape = async (rows: never[]) => (await exporter.shape?.(ctx, rows, query)) ?? rows
  const fillings: Filling[] = [{ sheet: first.sheet, batches: batches(shape, first.write, true) }]
  for (const { title, columns: own, lines } of (await exporter.sheets?.(ctx, query)) ?? []) {
    const { sheet, write } = await sheetOf(ctx.db, title, own, ctx.lang)
    fillings.push({ sheet, batches: batches(lines, write) })
  }
  const stored = await ctx.services.files.put(Readable.from(workbook(fillings), { objectMode: false }))
  return { ...stored, rows: written }
}
