import type { FieldRight } from '@shouya/approvals/definition'
import type { Flow } from '@shouya/approvals/flow'
import type { Instance, Task } from '@shouya/approvals/instance'
import { readable, rightAt } from '@shouya/approvals/rights'
import type { Input } from '@shouya/contract/action'
import { compile } from '@shouya/forms/compile'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail } from '@shouya/server/core/failure.ts'
import { paperHead } from '@shouya/server/registers/paper.ts'
import { sql } from 'kysely'
import { labelsChosen, labelsNow, maskOf } from '../../../customForms/server/public.ts'
import { effectsOf } from '../../effect/server/effectList.ts'
import { type RequestStatus, requestStates } from '../../request/noun.ts'
import { findRequest, isAdmin } from '../../request/server/find.ts'
import { frozenFlow } from '../../request/server/frozenFlow.ts'
import { namesOf } from '../../request/server/names.ts'
import { type Row, stateOf } from '../../request/server/request.ts'
import type * as OaExamine from '../contract.ts'
import { openDraft } from './draft.ts'
import { historyOf } from './history.ts'
import { selectRequests } from './lists.ts'
import { isHeld, movesOf, needsAnother, taskMovesOf } from './moves.ts'
import { mayReveal, seenForm } from './reveal.ts'
import { filled, openSecrets } from './secrets.ts'
import { shownTasks } from './shownTasks.ts'
import { keptStart } from './start.ts'

/** `kept`: some of the masked values still exist. */
type Shown = Pick<Instance, 'form'> & { masked: (string | number)[][]; kept: boolean }

/** One request as output: the fields that the caller's places show, sensitive values masked. */
export const getRequest = async (ctx: Ctx, { id }: Input<typeof OaExamine.Get>) =>
  requestShown(ctx, await findRequest(ctx, id))

/** The output of a request that was already found. */
async function requestShown(ctx: Ctx, row: Row) {
  const { id } = row
  const flow = await frozenFlow(ctx.db, row.flow_version_id)
  const state = stateOf(row)
  const head = await selectRequests(ctx.db).where('appr_instance.id', '=', id).executeTakeFirstOrThrow()
  const frozen = await versionsOf(ctx, row)
  const { form, masked, kept } = await shownForm(ctx, row, flow, state)
  const people = await namesOf(ctx.db, [
    ...new Set(
      state.tasks.flatMap(({ assignee, principal, endedBy }) =>
        [assignee, principal, endedBy].filter((personId) => personId !== null),
      ),
    ),
  ])
  const own = ownTask(state, ctx.user.userId)
  const linked = await followersOf(ctx, id)
  const labels = row.status === requestStates.draft ? labelsChosen : labelsNow
  return {
    ...head,
    version_no: frozen.version_no,
    flow_version_id: row.flow_version_id,
    form_rev: state.formRev,
    round: state.round,
    document: frozen.document,
    data: form,
    masked,
    options: await labels(ctx, flow.form, form),
    rights: rightsOf(ctx, flow, row, state, own),
    tasks: await shownTasks(
      ctx,
      row,
      flow,
      state,
      people,
      (task) => taskMovesOf(ctx, flow, state, task),
      (task) => isHeld(task, ctx.user.userId) && needsAnother(ctx, flow, state, task.no),
    ),
    link: await linkOf(ctx, row),
    linked,
    effects: await effectsOf(ctx, id),
    allowed: [
      ...movesOf(ctx, row, flow, state).filter((move) => move !== 'revoke' || !linked.some(isRevoking)),
      ...(kept && mayReveal(ctx, row) ? (['reveal'] as const) : []),
    ],
    start: await keptStart(ctx, row, flow, state),
  }
}

async function versionsOf({ db }: Ctx, row: Row) {
  return db
    .selectFrom('appr_flow_version')
    .innerJoin('form_version', 'form_version.id', 'form_version_id')
    .select(['appr_flow_version.version_no', 'document'])
    .where('appr_flow_version.id', '=', row.flow_version_id)
    .executeTakeFirstOrThrow()
}

async function shownForm(ctx: Ctx, row: Row, flow: Flow, state: Instance): Promise<Shown> {
  if (row.status === requestStates.draft)
    return { form: openDraft(ctx.services.keys, row.id, row.draft).data, masked: [], kept: false }
  const secrets = await openSecrets(ctx, row.id, flow.form, state)
  const whole = filled(
    state.form,
    secrets.map(({ path, value }) => ({ path, value: maskOf(value ?? null) })),
  )
  const form = seenForm(ctx, flow.definition, { ...state, form: whole })
  const shown = secrets.filter(({ path }) => Object.hasOwn(form, String(path[0])))
  return {
    form,
    masked: shown.map(({ path }) => [...path]),
    kept: shown.some(({ value }) => value !== undefined),
  }
}

/** The caller's own open task, if there is one. */
const ownTask = ({ tasks }: Instance, user: number): Task | undefined =>
  tasks.find(({ status, assignee, principal }) => status === 'open' && (assignee === user || principal === user))

/**
 * The caller's right on each field now: as the initiator of a draft or a returned request, or at their task. Fields
 * that another of their places shows are readable here too.
 */
function rightsOf(
  ctx: Ctx,
  { definition, form }: Flow,
  row: Row,
  state: Instance,
  own: Task | undefined,
): Record<string, FieldRight> {
  const { draft, returned } = requestStates
  const { userId } = ctx.user
  const starts = row.initiator_id === userId && (row.status === draft || row.status === returned)
  const place = starts ? 'start' : (own?.node ?? null)
  const rightTo = (model: string): FieldRight => {
    const right = place === null ? 'hidden' : rightAt(definition, place, model)
    const reads = isAdmin(ctx) || readable(definition, state, userId, model)
    return right === 'hidden' && reads ? 'read' : right
  }
  return Object.fromEntries([...compile(form).top.byModel.keys()].map((model) => [model, rightTo(model)]))
}

/** The submitted requests that follow one: the same again, or its revocation. */
const followersOf = ({ db }: Ctx, id: number) =>
  db
    .selectFrom('appr_instance')
    .select(['id', 'bill_no', sql<RequestStatus>`status`.as('status'), sql<'again' | 'revocation'>`link_as`.as('as')])
    .where('link_id', '=', id)
    .where('status', '<>', requestStates.draft)
    .orderBy('id')
    .execute()

/** Whether a revocation is running or approved: then there cannot be a second one. */
const isRevoking = ({ as, status }: { as: 'again' | 'revocation'; status: Row['status'] }): boolean =>
  as === 'revocation' && !ended.includes(status)
const ended: readonly Row['status'][] = [requestStates.refused, requestStates.withdrawn, requestStates.terminated]

async function linkOf({ db }: Ctx, { link_id, link_as }: Row) {
  if (link_id === null) return null
  const row = await db
    .selectFrom('appr_instance')
    .select(['bill_no', sql<RequestStatus>`status`.as('status')])
    .where('id', '=', link_id)
    .executeTakeFirst()
  if (!row) return fail('NotFound')
  return { as: link_as as 'again' | 'revocation', id: link_id, ...row }
}

/** A request with its history for printing, as the caller may see it. Logged. */
export async function printRequest(ctx: Ctx, { id }: Input<typeof OaExamine.GetPrint>) {
  const row = await findRequest(ctx, id)
  if (row.status === requestStates.draft) fail('WrongState')
  ctx.note({ table: 'appr_instance', id, billNo: row.bill_no ?? '' })
  return { ...(await paperHead(ctx)), request: await requestShown(ctx, row), history: await historyOf(ctx, row) }
}
