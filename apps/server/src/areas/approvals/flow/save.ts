import type { Definition } from '@shouya/approvals/definition'
import type { Input } from '@shouya/contract/action'
import type * as OaFlow from '@shouya/contract/controllers/OaFlow'
import { sql } from 'kysely'
import type { Ctx } from '../../../core/context.ts'
import { failAt, failTaken } from '../../../core/failure.ts'
import { checkVersion } from '../../../registers/find.ts'
import { changed, made } from '../../../registers/stamps.ts'
import { flowCategories } from '../category/category.ts'
import { definitionHash, inspectFlow, shownProblems } from './inspectFlow.ts'
import { flowById } from './rows.ts'

type Fields = Omit<Input<typeof OaFlow.Save>, 'id' | 'version'>

/** Saves a draft: a new flow, or the one that the caller has seen. */
export async function saveFlow(ctx: Ctx, { id, version, ...fields }: Input<typeof OaFlow.Save>) {
  if (id === undefined) return addFlow(ctx, fields)
  const before = await flowById(ctx.db, id, 'lock')
  checkVersion(before, version)
  await checkFields(ctx, fields, before)
  const row = await ctx.db
    .updateTable('appr_flow')
    .set({ ...columnsOf(fields), ...changed(ctx) })
    .where('id', '=', id)
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow()
  ctx.note({ table: 'appr_flow', id, before: audited(before), after: audited(columnsOf(fields)) })
  return { ...row, problems: await problemsOf(ctx, fields) }
}

/** A new flow; copies come this way, too. */
export async function addFlow(ctx: Ctx, fields: Fields) {
  await checkFields(ctx, fields, null)
  const row = await ctx.db
    .insertInto('appr_flow')
    .values({ ...columnsOf(fields), ...made(ctx), update_time: ctx.now })
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow()
  ctx.note({ table: 'appr_flow', id: row.id, after: audited(columnsOf(fields)) })
  return { ...row, problems: await problemsOf(ctx, fields) }
}

const problemsOf = async ({ db, lang }: Ctx, { definition, form_id }: Fields) =>
  shownProblems(lang, (await inspectFlow(db, definition, form_id)).problems)

const sorted = (ids: readonly number[]) => [...new Set(ids)].sort((a, b) => a - b)

const columnsOf = ({ definition, role_ids, dept_ids, ...fields }: Fields) => ({
  ...fields,
  role_ids: sorted(role_ids),
  dept_ids: sorted(dept_ids),
  draft: JSON.stringify(named(definition, fields.flow_name)),
  draft_hash: definitionHash(named(definition, fields.flow_name)),
})

/** A flow has one name: the definition's is the row's. */
const named = (definition: Definition, flow_name: string): Definition => ({ ...definition, name: flow_name })

type Columns = ReturnType<typeof columnsOf>

/** What the log says of a flow: its definition by the beginning of its hash, since a version tells what was in it. */
const audited = ({
  flow_name,
  category_id,
  form_id,
  role_ids,
  dept_ids,
  remark,
  draft_hash,
}: Omit<Columns, 'draft'>) => ({
  flow_name,
  category_id,
  form_id,
  role_ids,
  dept_ids,
  remark,
  draft: draft_hash.slice(0, 12),
})

type Before = { id: number; category_id: number } | null

async function checkFields({ db, lang }: Ctx, fields: Fields, before: Before): Promise<void> {
  const named = await db
    .selectFrom('appr_flow')
    .select('id')
    .where('flow_name', '=', fields.flow_name)
    .executeTakeFirst()
  if (named && named.id !== before?.id) failTaken(lang, 'flow_name', 'approval.flowName')
  await flowCategories.check({ db }, fields.category_id, before?.category_id)
  const { form, roles, units } = await db
    .selectNoFrom((eb) => [
      eb.exists(eb.selectFrom('custom_form').select('id').where('id', '=', fields.form_id)).as('form'),
      sql<number>`(select count(*) from role where id = any(${fields.role_ids}::bigint[]) and status = 1)`.as('roles'),
      sql<number>`(select count(*) from dept where id = any(${fields.dept_ids}::bigint[]) and status = 1)`.as('units'),
    ])
    .executeTakeFirstOrThrow()
  if (!form) failAt('form_id', 'approval.form')
  if (roles < new Set(fields.role_ids).size) failAt('role_ids', 'approval.role')
  if (units < new Set(fields.dept_ids).size) failAt('dept_ids', 'input.unit')
}
