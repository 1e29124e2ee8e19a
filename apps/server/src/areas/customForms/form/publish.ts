import type { Input } from '@shouya/contract/action'
import type * as CustomForm from '@shouya/contract/controllers/CustomForm'
import { canPublish } from '@shouya/forms/inspect'
import type { Ctx } from '../../../core/context.ts'
import { fail } from '../../../core/failure.ts'
import { checkVersion } from '../../../registers/find.ts'
import { changed, made } from '../../../registers/stamps.ts'
import { failWith, readForm } from '../document/readForm.ts'
import { formById } from './rows.ts'
import { status } from './rules.ts'

/** Makes the draft the version that is filled in. A disabled form is enabled by it. */
export async function publishForm(ctx: Ctx, { id, version, note }: Input<typeof CustomForm.Publish>) {
  const { db, lang } = ctx
  const form = await formById(db, id, 'lock')
  checkVersion(form, version)
  const latest = await db
    .selectFrom('form_version')
    .select(['version_no', 'document_hash'])
    .where('form_id', '=', id)
    .orderBy('version_no', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (latest?.document_hash === form.draft_hash) fail('WrongState', { reason: 'customForm.unchanged' })
  const { problems } = await readForm(ctx, form.draft)
  if (!canPublish(problems)) failWith(lang, problems)
  const version_no = (latest?.version_no ?? 0) + 1
  const published = await db
    .insertInto('form_version')
    .values({
      form_id: id,
      version_no,
      form_name: form.form_name,
      document: form.draft,
      document_hash: form.draft_hash,
      note,
      ...made(ctx),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const row = await db
    .updateTable('custom_form')
    .set({ status: status.published, current_version_id: published.id, ...changed(ctx) })
    .where('id', '=', id)
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow()
  const before = { status: form.status, version_no: latest?.version_no ?? null }
  ctx.note({
    table: 'custom_form',
    id,
    before,
    after: { status: status.published, version_no },
    ...(note ? { message: note } : {}),
  })
  return { ...row, version_no }
}

/** Disables a published form, or enables a disabled one. */
export const switchForm = (from: number, to: number) => async (ctx: Ctx, seen: Input<typeof CustomForm.Disable>) => {
  const form = await formById(ctx.db, seen.id, 'lock')
  checkVersion(form, seen.version)
  if (form.status !== from) fail('WrongState')
  const row = await ctx.db
    .updateTable('custom_form')
    .set({ status: to, ...changed(ctx) })
    .where('id', '=', seen.id)
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow()
  ctx.note({ table: 'custom_form', id: seen.id, before: { status: from }, after: { status: to } })
  return row
}
