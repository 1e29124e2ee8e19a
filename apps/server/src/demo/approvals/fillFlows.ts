import { flowCategories } from '@shouya/nouns/approvals/category/server/category.ts'
import { flows } from '@shouya/nouns/approvals/flow/server/rows.ts'
import { addFlow } from '@shouya/nouns/approvals/flow/server/save.ts'
import { publishFlow } from '@shouya/nouns/approvals/flow/server/versions.ts'
import { templateCategories, templates } from '@shouya/nouns/approvals/template/server/templates.ts'
import { type Kysely, sql } from 'kysely'
import type { Services } from '../../core/services.ts'
import type { DB } from '../../db/schema.gen.ts'
import { disable } from '../../versions/publish.ts'
import { actAs } from '../actAs.ts'
import type { Calendar } from '../calendar.ts'
import type { Forms } from '../fillForms.ts'
import type { Person } from '../people.ts'

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

type Options = { admin: Person; forms: Forms; days: Calendar; services: Services }

/** Publishes the flows in their categories, with the people who may start them. */
export async function fillFlows(tx: Kysely<DB>, { admin, forms, days, services }: Options): Promise<Flows> {
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
  const roles = await tx.selectFrom('role').select(['id', 'role_code']).execute()
  const filled = new Map<string, { id: number; version_id: number; version: number }>()
  for (const [index, { code, flow_name, category, remark, starters, definition }] of templates.entries()) {
    const ctx = at(1 + index)
    const added = await addFlow(ctx, {
      flow_name,
      category_id: categories.get(category) ?? 0,
      form_id: forms.get(code)?.form_id ?? 0,
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
