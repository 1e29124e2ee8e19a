import type { Input } from '@shouya/contract/action'
import type { Values } from '@shouya/forms/document'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail, failAt } from '@shouya/server/core/failure.ts'
import { tieFiles } from '@shouya/server/core/files/tieFiles.ts'
import { changed, made } from '@shouya/server/registers/stamps.ts'
import { publishedDocument } from '../../document/server/published.ts'
import { fillable } from '../../fill/server/fill.ts'
import type * as Submissions from '../contract.ts'
import { type Composed, composeEntry } from './compose.ts'
import { plainEntry } from './entry.ts'
import { correctable, own, type Submission } from './find.ts'
import { judge } from './judge.ts'
import { keep } from './keep.ts'
import { OPEN, quotedFiles, SECRET } from './quoted.ts'

/** Submits the data of a form, or a correction of an earlier submission of the caller. */
export async function submit(ctx: Ctx, { form_id, version_id, id, version, data }: Input<typeof Submissions.Submit>) {
  const { db } = ctx
  const form = await fillable(ctx, form_id)
  const before = id === undefined ? null : await entryBefore(ctx, await correctable(ctx, id, version), form_id)
  if (version_id !== form.current_version_id && version_id !== before?.version_id)
    fail('FormChanged', { data: { current: { version_id: form.current_version_id } } })
  const used = await db
    .selectFrom('form_version')
    .select(['id', 'form_name', 'version_no', 'document_hash'])
    .where('id', '=', version_id)
    .executeTakeFirstOrThrow()
  const document = await publishedDocument(db, used)
  const judged = await judge(ctx, document, data as Values, before?.values)
  const records = id === undefined ? [] : [OPEN, SECRET].map((table) => ({ table, id }))
  const files = await quotedFiles(ctx, document, judged.values, records)
  const composed = composeEntry(document, judged)

  const saved = before
    ? await correct(ctx, before.submission, composed)
    : await file(ctx, { form_id, form_name: used.form_name }, composed)
  const place = { submission_id: saved.id, entry_no: saved.entry_no }
  await keep(ctx, place, version_id, composed)
  await tieFiles(ctx, files.open, { table: OPEN, id: saved.id })
  await tieFiles(ctx, files.secret, { table: SECRET, id: saved.id })
  ctx.note({
    table: 'form_submission',
    id: saved.id,
    after: { form_name: used.form_name, version_no: used.version_no, entry_no: saved.entry_no },
  })
  return saved
}

/** The entry that a correction changes, with its sensitive values. */
async function entryBefore(ctx: Ctx, submission: Submission, form_id: number) {
  if (submission.form_id !== form_id) failAt('form_id', 'input.value')
  const { version_id, values } = await plainEntry(ctx, { submission_id: submission.id, entry_no: submission.entry_no })
  return { submission, version_id, values }
}

const file = (ctx: Ctx, form: { form_id: number; form_name: string }, { summary }: Composed) =>
  ctx.scoped
    .insert('form_submission')
    .values({ ...form, dept_id: ctx.user.deptId, dept_name: ctx.user.belongs, summary, ...made(ctx) })
    .returning(['id', 'version', 'entry_no'])
    .executeTakeFirstOrThrow()

const correct = (ctx: Ctx, { id, entry_no }: Submission, { summary }: Composed) =>
  own(ctx)
    .change('form_submission')
    .set({ entry_no: entry_no + 1, summary, ...changed(ctx) })
    .where('id', '=', id)
    .returning(['id', 'version', 'entry_no'])
    .executeTakeFirstOrThrow()
