import type { Definition } from '@shouya/approvals/definition'
import { draft, type Picks } from '@shouya/approvals/instance'
import type { Input } from '@shouya/contract/action'
import type { Values } from '@shouya/forms/document'
import { everything } from '@shouya/server/core/access/everything.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail, failAt } from '@shouya/server/core/failure.ts'
import { requestStates } from '../../request/noun.ts'
import { namesOf } from '../../request/server/names.ts'
import { firstOrder, shownSteps, shownStop, skippedIn, tellWay, usersIn } from '../../way/server/tellWay.ts'
import type * as OaFlow from '../contract.ts'
import { inspectFlow, shownProblems } from './inspectFlow.ts'

/** An id that no flow has: only leaves for all flows count. */
const UNSAVED = 0

/** The path of a fictitious request on a draft definition: nothing is written. */
export async function simulate(
  ctx: Ctx,
  { id = UNSAVED, form_id, definition, initiator_id, data, picks }: Input<typeof OaFlow.Simulate>,
) {
  const form = await formOf(ctx, form_id, definition)
  const problems = shownProblems(ctx.lang, form.problems)
  await checkInitiator(ctx, initiator_id)
  if (form.problems.some(({ level }) => level === 'error')) return { problems, run: null }
  const given = { initiator: initiator_id, data: data as Values, picks: picks as Picks }
  const flow = { definition, form: form.document }
  const simulated = await tellWay(ctx, id, flow, draft, await firstOrder(ctx, form.document, given))
  const { steps, instance, stopped } = simulated
  const run = {
    steps: shownSteps(definition, steps, await namesOf(ctx.db, usersIn(steps))),
    branches: Object.values(instance.marks).flatMap(({ branches }) => branches),
    skipped: skippedIn(definition, instance),
    status: requestStates[instance.status],
    stopped: shownStop(ctx.lang, stopped),
  }
  return { problems, run }
}

async function formOf({ db }: Ctx, form_id: number, definition: Definition) {
  const there = await db.selectFrom('custom_form').select('id').where('id', '=', form_id).executeTakeFirst()
  if (!there) failAt('form_id', 'flow.refused.form')
  const { form, problems } = await inspectFlow(db, definition, form_id)
  return form ? { document: form.document, problems } : fail('WrongState', { reason: 'flow.refused.formNotPublished' })
}

async function checkInitiator({ db }: Ctx, id: number): Promise<void> {
  const user = await everything(db).selectFrom('sys_user').select('id').where('id', '=', id).executeTakeFirst()
  if (!user) failAt('initiator_id', 'flow.refused.person')
}
