import type { importResult } from '@shouya/contract/importing'
import { message } from '@shouya/contract/messages'
import { sql } from 'kysely'
import type { z } from 'zod'
import { auditRow } from '../audit/audit.ts'
import type { AuditNote, Call, Ctx, Principal } from '../context.ts'
import type { Cell } from '../excel/cellText.ts'
import { cellValue } from '../excel/cellValue.ts'
import { readSheet } from '../excel/readSheet.ts'
import { Failure, failAt } from '../failure.ts'
import { ownContent } from '../files/ownContent.ts'
import { XLSX } from '../files/workbookFile.ts'
import { issues } from '../parse.ts'
import { keepResult } from '../results/keepResult.ts'
import { type BadRow, errorFile } from './errorFile.ts'
import { dictWords, type Head, readHead } from './head.ts'
import type { Importer } from './importer.ts'

const SHOWN = 200
/** Rows per savepoint: each is a subtransaction, and PostgreSQL gets slow with thousands of them. */
const TOGETHER = 100
const LOG_CHUNK = 500

/** The fields of one row, without those of empty cells. */
export type Values = Readonly<Record<string, unknown>>
/**
 * Applies one row by the rules of Add and Edit, which fail as usual. It may be called twice for the same row: anything
 * it remembers outside of the database must count only after the commit.
 */
export type Take = (ctx: Ctx, values: Values, rowIndex: number) => Promise<'added' | 'updated'>

/** The sheet of an upload, read before the transaction opens. */
export async function importSheet(call: Call & { readonly user: Principal }, file_id: number): Promise<Cell[][]> {
  const { content } = await ownWorkbook(call, file_id)
  const sheet = await readSheet(content)
  if (sheet.length < 2) failAt('file_id', 'import.empty')
  return sheet
}

/**
 * Applies the rows of a sheet in order, so that later rows build on earlier ones and a preview has exactly the result
 * of the commit. Several rows share a savepoint; if one of them fails, all of them are repeated with a savepoint each.
 * Everything is rolled back unless it is a commit without a bad row.
 */
export async function importRows(
  ctx: Ctx,
  importer: Importer,
  { commit }: { commit: boolean },
  sheet: readonly Cell[][],
  take: Take,
): Promise<z.output<typeof importResult>> {
  const { db } = ctx
  const startedAt = performance.now()
  const head = readHead(importer, sheet[0] ?? [], ctx.lang)
  const words = await dictWords(db, importer)
  const counts = { added: 0, updated: 0 }
  const badRows: BadRow[] = []
  const notes: AuditNote[] = []
  const filled = [...sheet.entries()].filter(([index, cells]) => index > 0 && cells.some((cell) => cell !== null))
  const total = filled.length
  const rows = filled.flatMap(([index, cells]) => {
    const { values, wrong } = readRow(head, cells, words, ctx)
    if (wrong.length === 0) return [{ at: index, values }]
    badRows.push({ row: index + 1, issues: wrong })
    return []
  })

  await sql`savepoint import_all`.execute(db)
  for (let from = 0; from < rows.length; from += TOGETHER) {
    const chunk = rows.slice(from, from + TOGETHER)
    const failed = await takeRows(ctx, take, chunk, counts, notes)
    if (failed)
      for (const row of chunk) {
        const failure = await takeRows(ctx, take, [row], counts, notes)
        if (failure) badRows.push({ row: row.at + 1, issues: issuesOf(failure, importer, ctx) })
      }
  }
  badRows.sort((a, b) => a.row - b.row)
  const committed = commit && badRows.length === 0
  if (committed) await log(ctx, importer.action, notes, startedAt)
  else await sql`rollback to savepoint import_all`.execute(db)
  ctx.note({ after: { committed, total, ...counts, bad: badRows.length } })
  const error_file = badRows.length > 0 ? await errorFile(ctx, importer, sheet, badRows) : null
  // What is only checked and could be imported has not ended yet.
  const result_id =
    commit || badRows.length > 0
      ? await keepResult(
          db,
          {
            ...{ kind: 'import', action: importer.action, userId: ctx.user.userId, total, failed: badRows.length },
            done: committed ? counts.added + counts.updated : 0,
            reasons: badRows.flatMap(({ row, issues: ofRow }) =>
              ofRow.map(({ column, message: text }) => ({ row, name: column, message: text })),
            ),
            ...{ link: importer.route, fileId: error_file?.file_id ?? null },
          },
          ctx.now,
        )
      : null
  return {
    result_id,
    total,
    good: total - badRows.length,
    ...counts,
    bad: badRows.length,
    rows: badRows.slice(0, SHOWN),
    committed,
    error_file,
  }
}

type Done = { added: number; updated: number }
type Taken = { readonly at: number; readonly values: Values }

/** Applies all of some rows, or none with the reason why the first one failed. */
async function takeRows(ctx: Ctx, take: Take, rows: readonly Taken[], counts: Done, notes: AuditNote[]) {
  const { db } = ctx
  const applied: { how: keyof Done; note: AuditNote }[] = []
  await sql`savepoint import_rows`.execute(db)
  try {
    for (const { at, values } of rows) {
      const note: AuditNote = {}
      applied.push({ how: await take({ ...ctx, note: (more) => Object.assign(note, more) }, values, at), note })
    }
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    await sql`rollback to savepoint import_rows`.execute(db)
    // Otherwise the next savepoint would be nested in it, thousands deep.
    await sql`release savepoint import_rows`.execute(db)
    return error
  }
  await sql`release savepoint import_rows`.execute(db)
  for (const { how, note } of applied) {
    counts[how]++
    notes.push(note)
  }
  return undefined
}

/** Logs each applied row, so that a record's history contains the import. */
async function log(ctx: Ctx, action: string, notes: readonly AuditNote[], startedAt: number): Promise<void> {
  const rows = notes.map((note) => auditRow(ctx, note, { action, user: ctx.user, ok: true, startedAt }))
  for (let from = 0; from < rows.length; from += LOG_CHUNK)
    await ctx.db
      .insertInto('sys_log')
      .values(rows.slice(from, from + LOG_CHUNK))
      .execute()
}

const LARGEST = 5 * 1_048_576

/** A loose workbook that the caller has uploaded; 1001 at `file_id` for anything else. */
const ownWorkbook = (call: Call & { readonly user: Principal }, id: number) =>
  ownContent(call, id, { mime: XLSX, largest: LARGEST, otherwise: 'import.notXlsx' })

/** A failure of the rules as issues of the row, under the column titles, also for columns missing in the sheet. */
function issuesOf(failure: Failure, { columns }: Importer, { lang }: Ctx): BadRow['issues'] {
  const titleOf = (path = '') => {
    const column = columns.find(({ field }) => field === path.split('.')[0])
    return column ? message(lang, column.title) : ''
  }
  const { data } = failure.details
  if (!Array.isArray(data))
    return [{ column: titleOf((data as { path?: string } | undefined)?.path), message: failure.text(lang) }]
  return issues(data, lang).map(({ path, message: text }) => {
    const column = titleOf(path)
    return { column, message: column || !path ? text : `${path}: ${text}` }
  })
}

/** The cells of a row as fields, and the cells that could not be read. */
function readRow(head: Head, cells: readonly Cell[], words: ReadonlyMap<string, string>, { lang }: Ctx) {
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
