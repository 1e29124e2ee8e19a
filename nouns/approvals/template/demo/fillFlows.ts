import type { DB } from '@shouya/server/db/schema.gen.ts'
import { actAs } from '@shouya/server/demo/actAs.ts'
import type { Ground } from '@shouya/server/demo/part.ts'
import { disable } from '@shouya/server/versions/publish.ts'
import { type Kysely, sql } from 'kysely'
import { flowCategories } from '../../category/server/category.ts'
import { flows } from '../../flow/server/rows.ts'
import { addFlow } from '../../flow/server/save.ts'
import { publishFlow } from '../../flow/server/versions.ts'
import { templateCategories, templates } from '../server/templates.ts'

const tables = [
  'appr_category',
  'appr_flow',
  'appr_flow_version',
  'appr_instance',
  'appr_task',
  'appr_timer',
  'appr_effect',
  'appr_leave',
]

/** The flows of the business by template code. */
export type Flows = ReadonlyMap<string, { readonly id: number; readonly version_id: number; readonly version: number }>

type Options = Pick<Ground, 'admin' | 'days' | 'services'>

/** Publishes the flows in their categories, with the people who may start them. */
export async function fillFlows(tx: Kysely<DB>, { admin, days, services }: Options): Promise<Flows> {
  for (const table of tables) await sql`select setval(pg_get_serial_sequence(${table}, 'id'), 1, false)`.execute(tx)
  const everywhere = { services, scope: { kind: 'all' } } as const
  const at = (minute: number) => actAs(tx, admin, days.at(-60, 8 * 60 + 50 + minute), everywhere)
  const categories = new Map<string, number>()
  for (const [index, category_name] of templateCategories.entries()) {
    const { id } = await flowCategories.actions.SaveCategory(at(0), {
      category_name,
      sort: (index + 1) * 10,
      status: 1,
    })
    categories.set(category_name, id)
  }
  const forms = await tx.selectFrom('custom_form').select(['id', 'form_name']).execute()
  const roles = await tx.selectFrom('role').select(['id', 'role_code']).execute()
  const filled = new Map<string, { id: number; version_id: number; version: number }>()
  for (const [index, { code, form_name, flow_name, category, remark, starters, definition }] of templates.entries()) {
    const ctx = at(1 + index)
    const added = await addFlow(ctx, {
      flow_name,
      category_id: categories.get(category) ?? 0,
      form_id: forms.find((form) => form.form_name === form_name)?.id ?? 0,
      role_ids: roles.filter(({ role_code }) => starters.includes(role_code)).map(({ id }) => id),
      dept_ids: [],
      remark,
      definition,
    })
    const { id, version } = await publishFlow(ctx, { ...added, note: null })
    const { current_version_id } = await tx
      .selectFrom('appr_flow')
      .select('current_version_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    filled.set(code, { id, version_id: current_version_id ?? 0, version })
  }
  return filled
}

/** Disables the flows that are not to be open; started requests go on. */
export async function closeFlows(tx: Kysely<DB>, { admin, days, services }: Options, filled: Flows): Promise<void> {
  const ctx = actAs(tx, admin, days.at(-20, 9 * 60), { services, scope: { kind: 'all' } })
  for (const { code, enabled } of templates) {
    const flow = filled.get(code)
    if (flow && !enabled) await disable(flows)(ctx, flow)
  }
}
