import type { Input } from '@shouya/contract/action'
import type * as CustomForm from '@shouya/contract/controllers/CustomForm'
import type { Ctx } from '../../../core/context.ts'
import { fail } from '../../../core/failure.ts'
import { recycle } from '../../../core/recycle/recycle.ts'
import { checkVersion } from '../../../registers/find.ts'
import { formById } from './rows.ts'
import { status } from './rules.ts'

/** Deletes a form that nobody could ever fill in; the recycle bin keeps it for a while. */
export async function removeForm(ctx: Ctx, { id, version }: Input<typeof CustomForm.Delete>) {
  const form = await formById(ctx.db, id, 'lock')
  checkVersion(form, version)
  if (form.status !== status.draft) fail('WrongState', { reason: 'customForm.published' })
  const flows = await ctx.db.selectFrom('appr_flow').select('flow_name').where('form_id', '=', id).limit(5).execute()
  const names = flows.map(({ flow_name }) => flow_name)
  if (flows.length > 0) fail('InUse', { reason: 'customForm.inFlows', params: { names } })
  await recycle(ctx, { table: 'custom_form', id, name: form.form_name })
  await ctx.db.deleteFrom('custom_form').where('id', '=', id).execute()
  ctx.note({ table: 'custom_form', id, before: { form_name: form.form_name }, after: {} })
  return null
}
