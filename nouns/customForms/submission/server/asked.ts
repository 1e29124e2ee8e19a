import type { Values } from '@shouya/forms/document'
import { everything } from '@shouya/server/core/access/everything.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail } from '@shouya/server/core/failure.ts'
import { tieFiles } from '@shouya/server/core/files/tieFiles.ts'
import { changed, made } from '@shouya/server/registers/stamps.ts'
import { publishedDocument } from '../../document/server/published.ts'
import { composeEntry } from './compose.ts'
import { plainEntry } from './entry.ts'
import { judge } from './judge.ts'
import { keep } from './keep.ts'
import { quotedFiles } from './quoted.ts'
import type { Place } from './secrets.ts'

/** A record of another noun that asks for a form: it decides who fills it in, when, and who reads it. */
type Asking = {
  readonly table: string
  readonly id: number
  readonly unit: { readonly id: number; readonly name: string }
  /** The version to fill in, which stays the same for everybody who is asked. */
  readonly version_id: number
  readonly submission_id: number | null
}

/** Files of sensitive fields are tied to the record under this name. */
export const secretTable = (table: string) => `${table}_secret`

/**
 * Files what a record asks for: the first time a submission of the caller, then a further entry of it. 1001 at each wrong place, as
 * `CustomForm/Submit`. Files are tied to the record.
 */
export async function submitAsked(ctx: Ctx, asking: Asking, data: Values): Promise<Place> {
  const { table, id, version_id, submission_id } = asking
  const version = await ctx.db
    .selectFrom('form_version')
    .select(['id', 'form_id', 'form_name', 'document_hash'])
    .where('id', '=', version_id)
    .executeTakeFirstOrThrow()
  const document = await publishedDocument(ctx.db, version)
  const before = submission_id === null ? undefined : await plainEntry(ctx, await lastEntry(ctx, submission_id))
  const judged = await judge(ctx, document, data, before?.values)
  const records = [table, secretTable(table)].map((of) => ({ table: of, id }))
  const files = await quotedFiles(ctx, document, judged.values, records)
  const composed = composeEntry(document, judged)
  const place =
    submission_id === null
      ? await begin(ctx, asking, version, composed.summary)
      : await goOn(ctx, submission_id, composed.summary)
  await keep(ctx, place, version_id, composed)
  await tieFiles(ctx, files.open, { table, id })
  await tieFiles(ctx, files.secret, { table: secretTable(table), id })
  return place
}

/** The latest entry of a submission that a record asked for. */
export async function lastEntry({ db }: Pick<Ctx, 'db'>, submission_id: number): Promise<Place> {
  const row = await everything(db)
    .selectFrom('form_submission')
    .select('entry_no')
    .where('id', '=', submission_id)
    .executeTakeFirst()
  return row ? { submission_id, entry_no: row.entry_no } : fail('NotFound')
}

async function begin(
  ctx: Ctx,
  { table, id, unit }: Asking,
  form: { form_id: number; form_name: string },
  summary: string,
): Promise<Place> {
  const saved = await everything(ctx.db)
    .insertInto('form_submission')
    .values({
      ...{ form_id: form.form_id, form_name: form.form_name, dept_id: unit.id, dept_name: unit.name, summary },
      ...{ ref_table: table, ref_id: id },
      ...made(ctx),
    })
    .returning(['id', 'entry_no'])
    .executeTakeFirstOrThrow()
  return { submission_id: saved.id, entry_no: saved.entry_no }
}

async function goOn(ctx: Ctx, submission_id: number, summary: string): Promise<Place> {
  const { entry_no } = await everything(ctx.db)
    .updateTable('form_submission')
    .set((eb) => ({ entry_no: eb('entry_no', '+', 1), summary, ...changed(ctx) }))
    .where('id', '=', submission_id)
    .returning('entry_no')
    .executeTakeFirstOrThrow()
  return { submission_id, entry_no }
}
