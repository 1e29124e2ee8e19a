import type { Input } from '@shouya/contract/action'
import { canPublish } from '@shouya/forms/inspect'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail } from '@shouya/server/core/failure.ts'
import { lockSeen } from '@shouya/server/versions/find.ts'
import { publishVersion } from '@shouya/server/versions/publish.ts'
import { failWith, readForm } from '../../document/server/readForm.ts'
import type * as CustomForm from '../contract.ts'
import { forms } from './forms.ts'
import { selectForms } from './rows.ts'

/** Publishes the draft as the version that is filled in. A disabled form becomes enabled. */
export async function publishForm(ctx: Ctx, { id, version, note }: Input<typeof CustomForm.Publish>) {
  const form = await lockSeen(ctx, forms, { id, version })
  const shown = await selectForms(ctx.db).where('custom_form.id', '=', id).executeTakeFirstOrThrow()
  if (!shown.draft_changed) fail('WrongState', { reason: 'form.refused.unchanged' })
  const { problems } = await readForm(ctx, form.draft)
  if (!canPublish(problems)) failWith(ctx.lang, problems)
  const content = { document: form.draft, document_hash: form.draft_hash }
  return publishVersion(ctx, forms, { row: form, current: shown.version_no, note, content })
}
