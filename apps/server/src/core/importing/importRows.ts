import type { Input, Row } from '@shouya/contract/action'
import type { Import } from '@shouya/nouns/settings/dept/contract.ts'
import { sql } from 'kysely'
import { auditRow } from '../audit/audit.ts'
import type { AuditNote, Call, Ctx, Principal } from '../context.ts'
import type { Cell } from '../excel/cellText.ts'
import { readSheet } from '../excel/readSheet.ts'
import { Failure, failAt } from '../failure.ts'
import { ownWorkbook } from '../files/ownWorkbook.ts'
import { type BadRow, errorFile } from './errorFile.ts'
import { dictWords, readHead } from './head.ts'
import type { Importer } from './importer.ts'
import { issuesOf } from './issuesOf.ts'
import { readRow } from './readRow.ts'

const SHOWN = 200
/** Rows that share a savepoint: each one costs a subtransaction, of which PostgreSQL drags thousands along. */
const TOGETHER = 100
const LOG_CHUNK = 500

/** One row's fields, those of empty cells missing. */
export type Values = Readonly<Record<string, unknown>>
/**
 * Takes one row by the rules of Add and Edit, which fail as they do for everybody. It may be asked twice for the same row:
 * what it remembers outside of the database counts only once everything is committed.
 */
export type Take = (ctx: Ctx, values: Values, at: number) => Promise<'added' | 'updated'>

/** The sheet of an upload, read before the transaction opens. */
export async function importSheet(call: Call & { readonly user: Principal }, file_id: number): Promise<Cell[][]> {
  const { content } = await ownWorkbook(call, file_id)
  const sheet = await readSheet(content)
  if (sheet.length < 2) failAt('file_id', 'import.empty')
  return sheet
}

/**
 * Takes the rows of a sheet one after the other, so that later rows build on earlier ones and a preview finds exactly what
 * the commit would. Some share a savepoint; where one of those fails they are all taken once more, each behind its own.
 * Unless it is a commit without a bad row, everything is taken back.
 */
export async function importRows(
  ctx: Ctx,
  importer: Importer,
  { commit }: Pick<Input<typeof Import>, 'commit'>,
  sheet: readonly Cell[][],
  take: Take,
): Promise<Row<typeof Import>> {
  const { db } = ctx
  const startedAt = performance.now()
  const head = readHead(importer, sheet[0] ?? [], ctx.lang)
  const words = await dictWords(db, importer)
  const done = { added: 0, updated: 0 }
  const bad: BadRow[] = []
  const notes: AuditNote[] = []
  const filled = [...sheet.entries()].filter(([at, cells]) => at > 0 && cells.some((cell) => cell !== null))
  const total = filled.length
  const rows = filled.flatMap(([at, cells]) => {
    const { values, wrong } = readRow(head, cells, words, ctx)
    if (wrong.length === 0) return [{ at, values }]
    bad.push({ row: at + 1, issues: wrong })
    return []
  })

  await sql`savepoint import_all`.execute(db)
  for (let from = 0; from < rows.length; from += TOGETHER) {
    const some = rows.slice(from, from + TOGETHER)
    const failed = await takeRows(ctx, take, some, done, notes)
    if (failed)
      for (const row of some) {
        const failure = await takeRows(ctx, take, [row], done, notes)
        if (failure) bad.push({ row: row.at + 1, issues: issuesOf(failure, importer, ctx) })
      }
  }
  bad.sort((a, b) => a.row - b.row)
  const committed = commit && bad.length === 0
  if (committed) await log(ctx, importer.action, notes, startedAt)
  else await sql`rollback to savepoint import_all`.execute(db)
  ctx.note({ after: { committed, total, ...done, bad: bad.length } })
  const error_file = bad.length > 0 ? await errorFile(ctx, importer, sheet, bad) : null
  return { total, good: total - bad.length, ...done, bad: bad.length, rows: bad.slice(0, SHOWN), committed, error_file }
}

type Done = { added: number; updated: number }
type Taken = { readonly at: number; readonly values: Values }

/** All of some rows, or none and why the first did not pass. */
async function takeRows(ctx: Ctx, take: Take, rows: readonly Taken[], done: Done, notes: AuditNote[]) {
  const { db } = ctx
  const taken: { how: keyof Done; note: AuditNote }[] = []
  await sql`savepoint import_rows`.execute(db)
  try {
    for (const { at, values } of rows) {
      const note: AuditNote = {}
      taken.push({ how: await take({ ...ctx, note: (more) => Object.assign(note, more) }, values, at), note })
    }
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    await sql`rollback to savepoint import_rows`.execute(db)
    // It is still there, and the next one would stand inside of it, thousands deep.
    await sql`release savepoint import_rows`.execute(db)
    return error
  }
  await sql`release savepoint import_rows`.execute(db)
  for (const { how, note } of taken) {
    done[how]++
    notes.push(note)
  }
  return undefined
}

/** Each row that was taken has its own line in the log, so that a record's history knows of the import. */
async function log(ctx: Ctx, action: string, notes: readonly AuditNote[], startedAt: number): Promise<void> {
  const rows = notes.map((note) => auditRow(ctx, note, { action, user: ctx.user, ok: true, startedAt }))
  for (let at = 0; at < rows.length; at += LOG_CHUNK)
    await ctx.db
      .insertInto('sys_log')
      .values(rows.slice(at, at + LOG_CHUNK))
      .execute()
}
