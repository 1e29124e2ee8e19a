import type { Ctx } from '@shouya/server/core/context.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import type { Kysely } from 'kysely'
import { addForm, formCategories } from '../../../customForms/server/public.ts'
import { flowCategories } from '../../category/server/category.ts'
import { addFlow } from '../../flow/server/save.ts'
import type { Template } from './template.ts'
import { templateCategories, templates } from './templates.ts'

const order: readonly string[] = templateCategories

type Draft = { readonly id: number; readonly version: number }

/**
 * The rows made from a template, null if they existed; `missing`: roles of the template that do not exist or are
 * disabled.
 */
export type Loaded = {
  readonly code: string
  readonly flow_name: string
  readonly form: Draft | null
  readonly flow: Draft | null
  readonly missing: readonly string[]
}

/** The templates with these codes or names, all for an empty list; undefined if a name is unknown. */
export function templatesNamed(names: readonly string[]): readonly Template[] | undefined {
  if (names.length === 0) return templates
  const matches = names.map((name) =>
    templates.find(({ code, flow_name }) => flow_name === name || code.toLowerCase() === name.toLowerCase()),
  )
  return matches.every((each) => each !== undefined) ? [...new Set(matches)] : undefined
}

/**
 * Adds templates to an installation: a form and a flow each, as drafts to be reviewed and published. Existing forms and
 * flows of the same name are not changed, so repeating it does nothing.
 */
export async function loadTemplates(ctx: Ctx, chosen: readonly Template[]): Promise<Loaded[]> {
  const loaded: Loaded[] = []
  for (const template of chosen) loaded.push(await loadTemplate(ctx, template))
  return loaded
}

export async function loadTemplate(ctx: Ctx, template: Template): Promise<Loaded> {
  const { db } = ctx
  const { code, flow_name, form_name, category, remark, starters, document, definition } = template
  const flow = await db.selectFrom('appr_flow').select('id').where('flow_name', '=', flow_name).executeTakeFirst()
  const form = await db
    .selectFrom('custom_form')
    .select(['id', 'version'])
    .where('form_name', '=', form_name)
    .executeTakeFirst()
  if (flow) return { code, flow_name, form: null, flow: null, missing: [] }
  const fields = { form_name, category, remark, document: JSON.stringify(document) }
  const used = form ?? (await makeForm(ctx, fields))
  const roles = await rolesOf(db, starters)
  const created = await addFlow(ctx, {
    flow_name,
    category_id: await categoryOf(ctx, category, 'appr_category'),
    form_id: used.id,
    role_ids: roles.map(({ id }) => id),
    dept_ids: [],
    remark,
    definition,
  })
  return {
    code,
    flow_name,
    form: form ? null : used,
    flow: created,
    missing: starters.filter((code) => !roles.some(({ role_code }) => role_code === code)),
  }
}

type NewForm = { form_name: string; category: string; remark: string; document: string }

async function makeForm(ctx: Ctx, { category, ...fields }: NewForm) {
  const category_id = await categoryOf(ctx, category, 'form_category')
  return addForm(ctx, { ...fields, category_id, role_ids: [] })
}

async function categoryOf(ctx: Ctx, name: string, table: 'appr_category' | 'form_category'): Promise<number> {
  const category = await ctx.db.selectFrom(table).select('id').where('category_name', '=', name).executeTakeFirst()
  if (category) return category.id
  const sort = (order.indexOf(name) + 1) * 10
  const { actions } = table === 'appr_category' ? flowCategories : formCategories
  return (await actions.SaveCategory(ctx, { category_name: name, sort, status: 1 })).id
}

async function rolesOf(db: Kysely<Unscoped>, codes: readonly string[]) {
  if (codes.length === 0) return []
  return db
    .selectFrom('role')
    .select(['id', 'role_code'])
    .where('role_code', 'in', codes)
    .where('status', '=', 1)
    .execute()
}
