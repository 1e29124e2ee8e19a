import type { DB } from '@shouya/server/db/schema.gen.ts'
import { actAs } from '@shouya/server/demo/actAs.ts'
import type { DemoPart, Ground } from '@shouya/server/demo/part.ts'
import { type Kysely, sql } from 'kysely'
import { formCategories } from '../../../customForms/category/server/category.ts'
import { publishForm } from '../../../customForms/form/server/publish.ts'
import { addForm } from '../../../customForms/form/server/save.ts'
import { submit } from '../../../customForms/submission/server/submit.ts'
import { templateCategories, templates } from '../server/templates.ts'
import { filings } from './filings.ts'
import { suggestionForm } from './suggestionForm.ts'

export const part: DemoPart = {
  title: 'forms',
  after: ['daily/roomKey'],
  tables: ['form_category', 'custom_form', 'form_version', 'form_submission', 'form_entry'],
  fill: fillForms,
}

/** Forms and submissions of the outlets, made by the nouns' own functions. */
async function fillForms(tx: Kysely<DB>, { admin, teams, days, services }: Ground) {
  // An interrupted start has used up ids, and the demonstration must be the same every time.
  for (const table of part.tables.filter((name) => name !== 'form_entry'))
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), 1, false)`.execute(tx)
  const everywhere = { services, scope: { kind: 'all' } } as const
  const ctx = actAs(tx, admin, days.at(-60, 8 * 60 + 40), everywhere)
  const categories = new Map<string, number>()
  for (const [index, category_name] of templateCategories.entries()) {
    const { id } = await formCategories.actions.SaveCategory(ctx, { category_name, sort: (index + 1) * 10, status: 1 })
    categories.set(category_name, id)
  }
  const forms = new Map<string, { form_id: number; version_id: number }>()
  for (const [index, { code, form_name, category, remark, document }] of [...templates, suggestionForm].entries()) {
    const ctx = actAs(tx, admin, days.at(-60, 8 * 60 + 41 + index), everywhere)
    const category_id = categories.get(category) ?? 0
    const draft = { form_name, category_id, role_ids: [], remark, document: JSON.stringify(document) }
    const { id, version } = await addForm(ctx, draft)
    await publishForm(ctx, { id, version, note: null })
    const { current_version_id } = await tx
      .selectFrom('custom_form')
      .select('current_version_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    forms.set(code, { form_id: id, version_id: current_version_id ?? 0 })
  }
  const filed = filings(teams, days)
  for (const { form, by, at, data } of filed) {
    const version = forms.get(form)
    if (!version) throw new Error(`no form ${form}`)
    await submit(actAs(tx, by, at, { services, scope: { kind: 'units', ids: [by.unit.id] } }), { ...version, data })
  }
  return { 'filed forms': filed.length }
}
