import type { Definition } from '@shouya/approvals/definition'
import type { Input } from '@shouya/contract/action'
import type { Ctx } from '@shouya/server/core/context.ts'
import { failAt } from '@shouya/server/core/failure.ts'
import { checkNamed, checkRoles, sortedIds, writeDraft } from '@shouya/server/versions/draft.ts'
import { lockSeen } from '@shouya/server/versions/find.ts'
import { sql } from 'kysely'
import type * as OaFlow from '../contract.ts'
import { definitionHash, inspectFlow, shownProblems } from './inspectFlow.ts'
import { flows } from './rows.ts'

type Fields = Omit<Input<typeof OaFlow.Save>, 'id' | 'version'>
type Before = Awaited<ReturnType<typeof lockSeen<'appr_flow'>>> | null

/** Saves a draft: a new flow, or the one that the caller has loaded (1005). */
export const saveFlow = async (ctx: Ctx, { id, version, ...fields }: Input<typeof OaFlow.Save>) =>
  writeFlow(ctx, fields, id === undefined ? null : await lockSeen(ctx, flows, { id, version }))

/** Adds a flow; also for copies. */
export const addFlow = (ctx: Ctx, fields: Fields) => writeFlow(ctx, fields, null)

async function writeFlow(ctx: Ctx, { definition, ...settings }: Fields, before: Before) {
  await checkNamed(ctx, flows, { name: settings.flow_name, category_id: settings.category_id }, before)
  const forms = await checkPlaces(ctx, settings, before)
  // The definition's name is always that of the row.
  const named: Definition = { ...definition, name: settings.flow_name }
  const row = await writeDraft(
    ctx,
    flows,
    before,
    {
      ...settings,
      role_ids: sortedIds(settings.role_ids),
      dept_ids: sortedIds(settings.dept_ids),
      draft: JSON.stringify(named),
      draft_hash: definitionHash(named),
    },
    ({ form_id }) => ({ form_name: forms.get(form_id) }),
  )
  const { problems } = await inspectFlow(ctx.db, definition, settings.form_id)
  return { ...row, problems: shownProblems(ctx.lang, problems) }
}

/** 1001 if the form is unknown, or a role or unit is unknown or disabled; returns the names of the forms. */
async function checkPlaces(ctx: Ctx, { form_id, role_ids, dept_ids }: Omit<Fields, 'definition'>, before: Before) {
  const forms = await ctx.db
    .selectFrom('custom_form')
    .select(['id', 'form_name'])
    .where('id', 'in', [form_id, ...(before ? [before.form_id] : [])])
    .execute()
  const names = new Map(forms.map(({ id, form_name }) => [id, form_name]))
  if (!names.has(form_id)) failAt('form_id', 'flow.refused.form')
  await checkRoles(ctx, flows, role_ids)
  const { units } = await ctx.db
    .selectNoFrom(
      sql<number>`(select count(*) from dept where id = any(${dept_ids}::bigint[]) and status = 1)`.as('units'),
    )
    .executeTakeFirstOrThrow()
  if (units < new Set(dept_ids).size) failAt('dept_ids', 'input.unit')
  return names
}
