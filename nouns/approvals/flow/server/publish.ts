import type { Input } from '@shouya/contract/action'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail } from '@shouya/server/core/failure.ts'
import { lockSeen } from '@shouya/server/versions/find.ts'
import { publishVersion } from '@shouya/server/versions/publish.ts'
import type * as OaFlow from '../contract.ts'
import { flows } from './flows.ts'
import { failWith, inspectFlow } from './inspectFlow.ts'
import { draftOf, selectFlows } from './rows.ts'

/** Makes the draft, with the form as it is published now, the version that new requests run on. */
export async function publishFlow(ctx: Ctx, { id, version, note }: Input<typeof OaFlow.Publish>) {
  const { db, lang } = ctx
  const flow = await lockSeen(ctx, flows, { id, version })
  const { form, problems } = await inspectFlow(db, draftOf(flow), flow.form_id)
  if (!form) fail('WrongState', { reason: 'approval.formNotPublished' })
  const shown = await selectFlows(db).where('appr_flow.id', '=', id).executeTakeFirstOrThrow()
  if (!shown.draft_changed) fail('WrongState', { reason: 'approval.unchanged' })
  if (problems.some(({ level }) => level === 'error')) failWith(lang, problems)
  const content = {
    definition: JSON.stringify(flow.draft),
    definition_hash: flow.draft_hash,
    form_version_id: form.version_id,
  }
  return publishVersion(ctx, flows, { row: flow, current: shown.version_no, note, content })
}
