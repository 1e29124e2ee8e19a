import type { Kysely } from 'kysely'
import type { DB } from '../../db/schema.gen.ts'
import type { Unscoped } from '../../db/scope.ts'

/** `operation_result.kind` */
export const resultKind = { import: 1, batch: 2, job: 3 } as const

/** What was not done, and why: a line of a sheet, or a record by its name; both empty for the whole. */
export type Reason = { row: number | null; name: string; message: string }

export type Result = {
  kind: keyof typeof resultKind
  /** `User/Import`, `Job/gen_daily_task`. */
  action: string
  /** Whose it is; null: the server's own. */
  userId: number | null
  total: number
  done: number
  failed: number
  reasons?: readonly Reason[]
  /** The page with what was done. */
  link?: string | null
  /** A file for whoever did it. */
  fileId?: number | null
}

const SHOWN = 200

/** Keeps how long work ended for the page of results, for 30 days; answers its id. */
export async function keepResult(
  db: Kysely<Unscoped> | Kysely<DB>,
  { kind, action, userId, total, done, failed, reasons = [], link = null, fileId = null }: Result,
  now: Date,
): Promise<number> {
  const kysely = db as Kysely<DB>
  const { id } = await kysely
    .insertInto('operation_result')
    .values({
      ...{ kind: resultKind[kind], action, user_id: userId, total, done, failed, link, file_id: fileId },
      reasons: JSON.stringify(reasons.slice(0, SHOWN)),
      create_time: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  // The file stays as long as the result.
  if (fileId !== null)
    await kysely
      .updateTable('file')
      .set({ ref_table: 'operation_result', ref_id: id })
      .where('id', '=', fileId)
      .execute()
  return id
}
