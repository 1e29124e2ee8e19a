import { createHash } from 'node:crypto'
import type { Input } from '@shouya/contract/action'
import type { Ctx } from '@shouya/server/core/context.ts'
import { checkNamed, checkRoles, sortedIds, writeDraft } from '@shouya/server/versions/draft.ts'
import { lockSeen } from '@shouya/server/versions/find.ts'
import { readForm, shownProblems } from '../../document/server/readForm.ts'
import type * as CustomForm from '../contract.ts'
import { forms } from './forms.ts'
import { formUses } from './uses.ts'

type Fields = Omit<Input<typeof CustomForm.Save>, 'id' | 'version'>
type Before = Awaited<ReturnType<typeof lockSeen<'custom_form'>>> | null

/** Saves a draft: a new form, or the one that the caller has loaded (1005). */
export const saveForm = async (ctx: Ctx, { id, version, ...fields }: Input<typeof CustomForm.Save>) =>
  writeForm(ctx, fields, id === undefined ? null : await lockSeen(ctx, forms, { id, version }))

/** Adds a form; also for copies and imports. */
export const addForm = (ctx: Ctx, fields: Fields) => writeForm(ctx, fields, null)

async function writeForm(ctx: Ctx, { document, ...settings }: Fields, before: Before) {
  const { problems } = await readForm(ctx, document)
  await checkNamed(ctx, forms, { name: settings.form_name, category_id: settings.category_id }, before)
  await checkRoles(ctx, forms, settings.role_ids)
  const row = await writeDraft(ctx, forms, before, {
    ...settings,
    role_ids: sortedIds(settings.role_ids),
    draft: document,
    // Of the exact text, because the order of keys matters.
    draft_hash: createHash('sha256').update(document).digest('hex'),
  })
  const uses = before ? await formUses(ctx, { id: row.id, draft: document }) : []
  return { ...row, problems: shownProblems(ctx.lang, problems), uses }
}
