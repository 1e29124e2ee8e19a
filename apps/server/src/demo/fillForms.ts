import { readFileSync } from 'node:fs'
import { type Kysely, sql } from 'kysely'
import { formCategories } from '../areas/customForms/category/category.ts'
import { publishForm } from '../areas/customForms/form/publish.ts'
import { addForm } from '../areas/customForms/form/save.ts'
import { submit } from '../areas/customForms/submission/submit.ts'
import type { DB } from '../db/schema.gen.ts'
import { actAs } from './actAs.ts'
import type { Calendar } from './calendar.ts'
import { type FormName, filings } from './filings.ts'
import type { Person, Team } from './people.ts'

export const formTables = ['form_category', 'custom_form', 'form_version', 'form_submission', 'form_entry'] as const

/** Three forms of this business (domain 10.3) in their categories. */
const forms = [
  { file: 'leave', form_name: '请假申请', category: '人事类', remark: '行内员工、驻点保安、押运人员请假' },
  { file: 'tempEscort', form_name: '临时押运申请', category: '押运类', remark: '至少提前两小时' },
  { file: 'visit', form_name: '外来施工（维修）进入申请', category: '安全类', remark: '逐人登记，证件号加密保存' },
] as const

const read = (name: FormName) => readFileSync(new URL(`./forms/${name}.json`, import.meta.url), 'utf8')

type Options = { admin: Person; teams: readonly Team[]; days: Calendar }

/** Forms and what the outlets have filed with them, by the same functions as everybody's. */
export async function fillForms(tx: Kysely<DB>, { admin, teams, days }: Options): Promise<number> {
  // An interrupted start has used numbers up, and the demonstration is to be the same every time.
  for (const table of formTables.filter((name) => name !== 'form_entry'))
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), 1, false)`.execute(tx)
  const made = new Map<FormName, { form_id: number; version_id: number }>()
  const everywhere = { kind: 'all' } as const
  for (const [index, { file, form_name, category, remark }] of forms.entries()) {
    const ctx = actAs(tx, admin, days.at(-60, 9 * 60 + index), everywhere)
    const { id: category_id } = await formCategories.save(ctx, {
      category_name: category,
      sort: (index + 1) * 10,
      status: 1,
    })
    const draft = { form_name, category_id, role_ids: [], remark, document: read(file) }
    const { id, version } = await addForm(ctx, draft)
    await publishForm(ctx, { id, version, note: null })
    const { current_version_id } = await tx
      .selectFrom('custom_form')
      .select('current_version_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    made.set(file, { form_id: id, version_id: current_version_id ?? 0 })
  }
  const filed = filings(teams, days)
  for (const { form, by, at, data } of filed) {
    const used = made.get(form)
    if (used) await submit(actAs(tx, by, at, { kind: 'units', ids: [by.unit.id] }), { ...used, data })
  }
  return filed.length
}
