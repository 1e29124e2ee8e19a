import type { Input } from '@shouya/contract/action'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail } from '@shouya/server/core/failure.ts'
import { removeDraft } from '@shouya/server/versions/remove.ts'
import type * as CustomForm from '../contract.ts'
import { forms } from './forms.ts'

/** Deletes a form that nobody could ever fill in, unless a flow has been drawn with it. */
export const removeForm = (ctx: Ctx, seen: Input<typeof CustomForm.Delete>) =>
  removeDraft(ctx, forms, seen, async (id) => {
    const drawn = await ctx.db.selectFrom('appr_flow').select('flow_name').where('form_id', '=', id).limit(5).execute()
    const names = drawn.map(({ flow_name }) => flow_name)
    if (names.length > 0) fail('InUse', { reason: 'customForm.inFlows', params: { names } })
  })
