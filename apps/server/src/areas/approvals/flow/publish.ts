import type { Input } from '@shouya/contract/action'
import type * as OaFlow from '@shouya/contract/controllers/OaFlow'
import type { Ctx } from '../../../core/context.ts'
import { fail } from '../../../core/failure.ts'
import { recycle } from '../../../core/recycle/recycle.ts'
import { checkVersion } from '../../../registers/find.ts'
import { changed, made } from '../../../registers/stamps.ts'
import { failWith, inspectFlow } from './inspectFlow.ts'
import { flowById } from './rows.ts'
import { status } from './rules.ts'

/** Makes the draft, with the form as it is published now, the version that new requests run on. */
export async function publishFlow(ctx: Ctx, { id, version, note }: Input<typeof OaFlow.Publish>) {
  const { db, lang } = ctx
  const flow = await flowById(db, id, 'lock')
  checkVersion(flow, version)
  const { form, problems } = await inspectFlow(db, flow.draft, flow.form_id)
  if (!form) fail('WrongState', { reason: 'approval.formNotPublished' })
  const latest = await db
    .selectFrom('appr_flow_version')
    .select(['version_no', 'definition_hash', 'form_version_id'])
    .where('flow_id', '=', id)
    .orderBy('version_no', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (latest?.definition_hash === flow.draft_hash && latest.form_version_id === form.version_id)
    fail('WrongState', { reason: 'approval.unchanged' })
  if (problems.some(({ level }) => level === 'error')) failWith(lang, problems)
  const version_no = (latest?.version_no ?? 0) + 1
  const published = await db
    .insertInto('appr_flow_version')
    .values({
      flow_id: id,
      version_no,
      flow_name: flow.flow_name,
      definition: JSON.stringify(flow.draft),
      definition_hash: flow.draft_hash,
      form_version_id: form.version_id,
      note,
      ...made(ctx),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const row = await db
    .updateTable('appr_flow')
    .set({ status: status.published, current_version_id: published.id, ...changed(ctx) })
    .where('id', '=', id)
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow()
  ctx.note({
    table: 'appr_flow',
    id,
    before: { status: flow.status, version_no: latest?.version_no ?? null },
    after: { status: status.published, version_no },
    ...(note ? { message: note } : {}),
  })
  return { ...row, version_no }
}

/** Disables a published flow, or enables a disabled one. */
export const switchFlow = (from: number, to: number) => async (ctx: Ctx, seen: Input<typeof OaFlow.Disable>) => {
  const flow = await flowById(ctx.db, seen.id, 'lock')
  checkVersion(flow, seen.version)
  if (flow.status !== from) fail('WrongState')
  const row = await ctx.db
    .updateTable('appr_flow')
    .set({ status: to, ...changed(ctx) })
    .where('id', '=', seen.id)
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow()
  ctx.note({ table: 'appr_flow', id: seen.id, before: { status: from }, after: { status: to } })
  return row
}

/** Deletes a flow that nobody could ever start; the recycle bin keeps it for a while. */
export async function removeFlow(ctx: Ctx, { id, version }: Input<typeof OaFlow.Delete>) {
  const flow = await flowById(ctx.db, id, 'lock')
  checkVersion(flow, version)
  if (flow.status !== status.draft) fail('WrongState', { reason: 'approval.published' })
  await recycle(ctx, { table: 'appr_flow', id, name: flow.flow_name })
  await ctx.db.deleteFrom('appr_flow').where('id', '=', id).execute()
  ctx.note({ table: 'appr_flow', id, before: { flow_name: flow.flow_name }, after: {} })
  return null
}
