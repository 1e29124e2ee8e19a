import { z } from 'zod'
import { id } from './fields.ts'

/** An uploaded workbook: without `commit` it is only gone through, with it all its rows are taken or none. */
export const importBody = z.strictObject({
  file_id: id,
  /** Rows whose key exists already change that row; without it they are refused. Their empty cells stay as they are. */
  update_existing: z.boolean().default(false),
  commit: z.boolean().default(false),
})

/** A file that the server has made for the caller alone, fetched at `url`. */
export const madeFile = z.object({ file_id: id, name: z.string(), url: z.string() })

/** What became of the rows, or would become of them. */
export const importResult = z.object({
  total: z.int(),
  /** Rows without an issue; those that would be added and those that would change a row. */
  good: z.int(),
  added: z.int(),
  updated: z.int(),
  bad: z.int(),
  /** The first 200 bad rows by their number in the sheet; `column` is the sheet's title, empty for the row as a whole. */
  rows: z.array(z.object({ row: z.int(), issues: z.array(z.object({ column: z.string(), message: z.string() })) })),
  /** True when the rows have been taken: `commit` was asked for and no row was bad. */
  committed: z.boolean(),
  /** The uploaded sheet with the errors beside its bad rows; null when there are none. */
  error_file: madeFile.nullable(),
})
