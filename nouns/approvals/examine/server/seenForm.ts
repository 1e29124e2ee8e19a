import type { Definition } from '@shouya/approvals/definition'
import type { Instance } from '@shouya/approvals/instance'
import { readableForm } from '@shouya/approvals/rights'
import type { Values } from '@shouya/forms/document'
import type { Ctx } from '@shouya/server/core/context.ts'
import { isAdmin } from '../../request/server/find.ts'

/** The form as the caller may see it: what their places in the request show, all of it to administrators of flows. */
export const seenForm = (ctx: Pick<Ctx, 'user'>, definition: Definition, state: Instance): Values =>
  isAdmin(ctx) ? state.form : readableForm(definition, state, ctx.user.userId)
