import { draft, type Link, type Picks } from '@shouya/approvals/instance'
import type { Input } from '@shouya/contract/action'
import type { Values } from '@shouya/forms/document'
import { type Ctx, can } from '@shouya/server/core/context.ts'
import { fail, failAt } from '@shouya/server/core/failure.ts'
import { checkVersion } from '@shouya/server/registers/find.ts'
import { profileOf } from '../../directory/server/profile.ts'
import { requestStates } from '../../request/noun.ts'
import { lockReadable } from '../../request/server/find.ts'
import { frozenFlow } from '../../request/server/frozenFlow.ts'
import { isWritten, type NewRow, newRequest, type Row, stateOf, writeRequest } from '../../request/server/request.ts'
import { execute } from '../../run/server/execute.ts'
import { checkPicks } from '../../way/server/checkReach.ts'
import { checkFillable, startable } from '../../way/server/startable.ts'
import type * as OaExamine from '../contract.ts'
import { checkKeysInHand } from './checkKeysInHand.ts'
import { checkNamed } from './checkNamed.ts'
import { checkPaidOnce } from './checkPaidOnce.ts'
import { composeCopy, composePatch, composeStart } from './compose.ts'
import { sealDraft } from './draft.ts'
import { keepFiles } from './keepFiles.ts'
import { keepSecrets } from './secrets.ts'

type Given = { data: Values; picks: Picks; submit: boolean }

/** A new request: saved as a draft, or submitted at once. */
export async function addRequest(ctx: Ctx, { flow_id, version_id, link, ...rest }: Input<typeof OaExamine.Add>) {
  const flow = await startable(ctx, flow_id)
  if (flow.version_id !== version_id) fail('FormChanged', { data: { current: { version_id: flow.version_id } } })
  const { user } = ctx
  if (link) await readLink(ctx, link)
  const row = await newRequest(ctx, {
    flow_id,
    flow_version_id: version_id,
    flow_name: flow.flow_name,
    initiator_id: user.userId,
    initiator_name: user.name,
    dept_id: user.deptId,
    dept_name: user.belongs,
    link_id: link?.id ?? null,
    link_as: link?.as ?? null,
  })
  return keepOrSubmit(ctx, row, rest as Given)
}

/** Saves a draft of the caller, or a request that was returned to the caller. */
export async function editRequest(ctx: Ctx, { id, version, ...rest }: Input<typeof OaExamine.Edit>) {
  const row = await ownRequest(ctx, id, version)
  const given = rest as Given
  if (row.status === requestStates.draft) return keepOrSubmit(ctx, row, given)
  if (row.status !== requestStates.returned || !given.submit) return fail('WrongState')
  return resubmit(ctx, row, given)
}

/** Deletes a draft; nothing else can be deleted. */
export async function deleteRequest(ctx: Ctx, { id, version }: Input<typeof OaExamine.Delete>) {
  const row = await ownRequest(ctx, id, version)
  if (row.status !== requestStates.draft) fail('WrongState', { reason: 'request.refused.submitted' })
  await ctx.db.deleteFrom('appr_instance').where('id', '=', id).execute()
  ctx.note({ table: 'appr_instance', id, before: { flow_name: row.flow_name }, after: {} })
  return null
}

async function ownRequest(ctx: Ctx, id: number, version: number): Promise<Row> {
  const row = await lockReadable(ctx, id)
  if (row.initiator_id !== ctx.user.userId) fail('OutOfScope')
  checkVersion(row, version)
  return row
}

/** Checks the people that the initiator picks, also in a draft. */
const checkPicked = (ctx: Ctx, row: Row | NewRow, { data, picks }: Given) =>
  checkPicks(ctx, picks, (node) => ({
    node,
    flow_id: row.flow_id,
    ...(isWritten(row) ? { id: row.id } : {}),
    data,
  }))

async function keepOrSubmit(ctx: Ctx, row: Row | NewRow, given: Given) {
  const { data, picks, submit } = given
  await checkPicked(ctx, row, given)
  if (submit) return submitRequest(ctx, row, data, picks)
  const draft = sealDraft(ctx.services.keys, row.id, { data, picks })
  const { id, version, bill_no } = await writeRequest(ctx, row, { draft })
  ctx.note({ table: 'appr_instance', id, after: { flow_name: row.flow_name } })
  return { id, version, bill_no }
}

async function submitRequest(ctx: Ctx, row: Row | NewRow, data: Values, picks: Picks) {
  if (!can(ctx.user, 'form_basic', 'submit')) fail('NoOperation')
  await checkFillable(ctx, row.flow_id)
  const flow = await frozenFlow(ctx.db, row.flow_version_id)
  const before = row.link_id === null ? undefined : await requestById(ctx, row.link_id)
  const { form, secrets, values } =
    before && row.link_as === 'revocation'
      ? await composeCopy(ctx, flow.form, before)
      : await composeStart(ctx, flow, data)
  await keepFiles(ctx, row, flow.form, values)
  const link = before && linkOf(row.link_as as Link['as'], before)
  const { form_version_id } = await ctx.db
    .selectFrom('appr_flow_version')
    .select('form_version_id')
    .where('id', '=', row.flow_version_id)
    .executeTakeFirstOrThrow()
  const order = {
    do: 'submit' as const,
    initiator: await profileOf(ctx, ctx.user.userId),
    form,
    picks,
    definitionVersion: row.flow_version_id,
    formVersion: form_version_id,
    ...(link && { link }),
  }
  // The values of a revocation cannot be corrected, so they are not validated.
  if (link?.as !== 'revocation') {
    await checkKeysInHand(ctx, flow.definition, values)
    await checkPaidOnce(ctx, row, flow.definition, values)
    await checkNamed(ctx, row.flow_id, flow, draft, order)
  }
  const saved = await execute(ctx, row, { id: ctx.requestId, actor: ctx.user.userId, order })
  await keepSecrets(ctx, row.id, 1, secrets)
  ctx.note({ table: 'appr_instance', id: row.id, billNo: saved.bill_no ?? '', after: { title: saved.title } })
  return { id: saved.id, version: saved.version, bill_no: saved.bill_no }
}

async function resubmit(ctx: Ctx, row: Row, given: Given) {
  if (!can(ctx.user, 'form_basic', 'submit')) fail('NoOperation')
  await checkPicked(ctx, row, given)
  const { data, picks } = given
  const flow = await frozenFlow(ctx.db, row.flow_version_id)
  const { patch, secrets, values } = await composePatch(ctx, flow, row.id, stateOf(row), 'start', data)
  await keepFiles(ctx, row, flow.form, values)
  const state = stateOf(row)
  const mended = { ...state, form: { ...state.form, ...patch }, picks: { ...state.picks, ...picks } }
  await checkKeysInHand(ctx, flow.definition, values)
  await checkPaidOnce(ctx, row, flow.definition, values)
  await checkNamed(ctx, row.flow_id, flow, mended, null)
  const order = { do: 'resubmit', patch, picks } as const
  const saved = await execute(ctx, row, { id: ctx.requestId, actor: ctx.user.userId, order })
  await keepSecrets(ctx, row.id, stateOf(saved).formRev, secrets)
  ctx.note({ table: 'appr_instance', id: row.id, billNo: saved.bill_no ?? '', after: { fields: Object.keys(patch) } })
  return { id: saved.id, version: saved.version, bill_no: saved.bill_no }
}

/**
 * 1001 at `link` if it is not the caller's, or its state does not allow the link; 1003 if a revocation of it is running
 * or approved: its effects are undone only once. The lock prevents two concurrent revocations.
 */
async function readLink({ db, user }: Ctx, { as, id }: { as: Link['as']; id: number }): Promise<void> {
  const row = await db
    .selectFrom('appr_instance')
    .select(['initiator_id', 'status', 'link_as'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  const { approved, refused, withdrawn, terminated } = requestStates
  const requiredStates: readonly number[] = as === 'again' ? [refused, withdrawn] : [approved]
  const own = row?.initiator_id === user.userId && requiredStates.includes(row.status)
  if (!own || (as === 'revocation' && row.link_as === 'revocation')) failAt('link', 'request.refused.link')
  if (as === 'again') return
  const other = await db
    .selectFrom('appr_instance')
    .select('id')
    .where('link_id', '=', id)
    .where('link_as', '=', 'revocation')
    .where('status', 'not in', [refused, withdrawn, terminated])
    .executeTakeFirst()
  if (other) fail('Exists', { reason: 'request.refused.revoked' })
}

const requestById = ({ db }: Ctx, id: number): Promise<Row> =>
  db.selectFrom('appr_instance').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

function linkOf(as: Link['as'], row: Row): Link {
  const { status, effects } = stateOf(row)
  return { as, instance: row.id, status, effects }
}
