import { z } from 'zod'
import { id } from './fields.ts'

/** An uploaded workbook: without `commit` it is only checked, with it all its rows are applied or none. */
export const importBody = z.strictObject({
  file_id: id,
  /** Rows with an existing key update that row; otherwise they are refused. Empty cells keep the current value. */
  update_existing: z.boolean().default(false),
  commit: z.boolean().default(false),
})

/** A file that the server made for the caller alone, fetched at `url`. */
export const madeFile = z.object({ file_id: id, name: z.string(), url: z.string() })

/** The result of an import, or its preview. */
export const importResult = z.object({
  total: z.int(),
  /** Rows without an issue; the numbers of additions and changes. */
  good: z.int(),
  added: z.int(),
  updated: z.int(),
  bad: z.int(),
  /**
   * The first 200 bad rows by their number in the sheet; `column` is the sheet's title, empty for the row as a whole.
   */
  rows: z.array(z.object({ row: z.int(), issues: z.array(z.object({ column: z.string(), message: z.string() })) })),
  /** Whether the rows were applied: `commit` was set and no row was bad. */
  committed: z.boolean(),
  /** The uploaded sheet with the errors next to its bad rows; null if there are none. */
  error_file: madeFile.nullable(),
  /** How it ended, kept for `Result/Get`; null for a check of what could be imported. */
  result_id: id.nullable(),
})
