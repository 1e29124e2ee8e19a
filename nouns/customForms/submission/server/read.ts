import type { Input, Row } from '@shouya/contract/action'
import type { SourceItem } from '@shouya/contract/customForm'
import type { Json } from '@shouya/forms/json'
import { type Ctx, can } from '@shouya/server/core/context.ts'
import { fail } from '@shouya/server/core/failure.ts'
import { status } from '@shouya/server/versions/versioned.ts'
import { ownFill } from '../../fill/server/fill.ts'
import type * as Submissions from '../contract.ts'
import { filled, openSecrets, readEntry } from './entry.ts'
import { findSubmission, hoursToCorrect, type Submission } from './find.ts'
import { labelsIn } from './labels.ts'
import { maskOf } from './mask.ts'
import { valueAt } from './paths.ts'
import { readableBy, readableIn } from './readable.ts'
import type { Place } from './secrets.ts'

/**
 * A submission as output: sensitive values masked, chosen options with the labels of that time, and without fields that
 * need a right which the reader lacks.
 */
export async function getSubmission(
  ctx: Ctx,
  { id, entry_no }: Input<typeof Submissions.GetSubmission>,
): Promise<Row<typeof Submissions.GetSubmission>> {
  const submission = await findSubmission(ctx, id)
  const shown = await entryShown(ctx, { submission_id: id, entry_no: entry_no ?? submission.entry_no })
  const { isRevealable, ...entry } = shown
  return {
    ...submission,
    ...entry,
    entries: await entriesOf(ctx, id),
    allowed: [
      ...((await mayCorrect(ctx, submission)) ? (['edit'] as const) : []),
      ...(isRevealable && mayReveal(ctx, submission) ? (['reveal'] as const) : []),
    ],
  }
}

/** An entry as its readers see it, whoever they are: what their rights show of it, sensitive values masked. */
export async function entryShown(ctx: Ctx, place: Place) {
  const entry = await readEntry(ctx, place)
  const secrets = await readableSecrets(ctx, entry)
  const masked = secrets.map(({ path, value }) => ({ path, value: maskOf(value ?? null) }))
  const data = readableIn(entry.document, filled(entry.data, masked), readableBy(ctx))
  const { document } = await ctx.db
    .selectFrom('form_version')
    .select('document')
    .where('id', '=', entry.version_id)
    .executeTakeFirstOrThrow()
  return {
    version_id: entry.version_id,
    version_no: entry.version_no,
    document,
    data,
    masked: masked.map(({ path }) => [...path]),
    options: labelsIn(entry.document, data, entry.labels as Record<string, SourceItem[]>),
    // Values that retention has removed stay masked.
    isRevealable: secrets.some(({ value }) => value !== undefined),
  }
}

/** The sensitive values of an entry that its reader's rights show. */
export async function entryRevealed(
  ctx: Ctx,
  place: Place,
): Promise<{ path: (string | number)[]; value: Json | null }[]> {
  const secrets = await readableSecrets(ctx, await readEntry(ctx, place))
  return secrets.map(({ path, value }) => ({ path: [...path], value: value ?? null }))
}

type Entry = Awaited<ReturnType<typeof readEntry>>

async function readableSecrets(ctx: Ctx, entry: Entry) {
  const shown = readableIn(entry.document, entry.data, readableBy(ctx)) as Json
  const secrets = await openSecrets(ctx, entry)
  return secrets.filter(({ path }) => valueAt(shown, path) !== undefined)
}

const entriesOf = ({ db }: Ctx, id: number) =>
  db
    .selectFrom('form_entry')
    .innerJoin('form_version', 'form_version.id', 'form_entry.version_id')
    .select(['entry_no', 'version_no', 'form_entry.create_user_name', 'form_entry.create_time'])
    .where('submission_id', '=', id)
    .orderBy('entry_no')
    .execute()

async function mayCorrect(ctx: Ctx, submission: Submission): Promise<boolean> {
  if ((await hoursToCorrect(ctx, submission)) === null) return false
  const form = await ctx.db
    .selectFrom('custom_form')
    .select(['status', ownFill.as('own_fill')])
    .where('id', '=', submission.form_id)
    .executeTakeFirstOrThrow()
  return form.status === status.published && form.own_fill
}

const mayReveal = ({ user }: Pick<Ctx, 'user'>, { create_user_id }: Submission): boolean =>
  create_user_id === user.userId || can(user, 'queryForm', 'view_sensitive')

/** The sensitive values of an entry. The log records the access, not the values. */
export async function reveal(ctx: Ctx, { id, entry_no }: Input<typeof Submissions.Reveal>) {
  const submission = await findSubmission(ctx, id)
  if (!mayReveal(ctx, submission)) fail('NoOperation')
  const secrets = await entryRevealed(ctx, { submission_id: id, entry_no: entry_no ?? submission.entry_no })
  const message = secrets.map(({ path }) => path.join('.')).join(' ')
  ctx.note({ type: 3, table: 'form_submission', id, message })
  return secrets
}
