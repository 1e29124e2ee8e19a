import type { Definition } from '@shouya/approvals/definition'
import type { Instance } from '@shouya/approvals/instance'
import { readableForm } from '@shouya/approvals/rights'
import type { Input } from '@shouya/contract/action'
import type { Values } from '@shouya/forms/document'
import { type Ctx, can } from '@shouya/server/core/context.ts'
import { fail } from '@shouya/server/core/failure.ts'
import { findRequest, isAdmin } from '../../request/server/find.ts'
import { frozenFlow } from '../../request/server/frozenFlow.ts'
import { type Row, stateOf } from '../../request/server/request.ts'
import type * as OaExamine from '../contract.ts'
import { openSecrets } from './secrets.ts'

/** The initiator, and people with the right to see sensitive values of forms, if they may read the request at all. */
export const mayReveal = ({ user }: Pick<Ctx, 'user'>, { initiator_id }: Row): boolean =>
  initiator_id === user.userId || can(user, 'queryForm', 'view_sensitive')

/** The sensitive values that the caller's places show. The log records the access, not the values. */
export async function revealRequest(ctx: Ctx, { id }: Input<typeof OaExamine.Reveal>) {
  const row = await findRequest(ctx, id)
  if (!mayReveal(ctx, row)) fail('NoOperation')
  const { definition, form } = await frozenFlow(ctx.db, row.flow_version_id)
  const state = stateOf(row)
  const visibleForm = seenForm(ctx, definition, state)
  const secrets = (await openSecrets(ctx, id, form, state)).filter(({ path }) =>
    Object.hasOwn(visibleForm, String(path[0])),
  )
  const message = secrets.map(({ path }) => path.join('.')).join(' ')
  ctx.note({ type: 3, table: 'appr_instance', id, billNo: row.bill_no ?? '', message })
  return secrets.map(({ path, value }) => ({ path: [...path], value: value ?? null }))
}

/**
 * The form as the caller may see it: the fields that their places in the request show; all fields for administrators of
 * flows.
 */
export const seenForm = (ctx: Pick<Ctx, 'user'>, definition: Definition, state: Instance): Values =>
  isAdmin(ctx) ? state.form : readableForm(definition, state, ctx.user.userId)
