import type { Locator, Page } from 'playwright-core'
import { createField } from '../../packages/forms/src/createField.ts'
import type { FieldTypeName } from '../../packages/forms/src/fieldTypes.ts'
import { apiOf } from './api.ts'
import { open } from './everyPage.ts'

export const formsPage = '/exception/queryFieldlist'
const fillPage = `${formsPage}/fill`

/** A second run on the same data must not meet the forms of the first. */
export const run = String(Date.now()).slice(-8)

export type Field = Record<string, unknown>
export type FormOf = { id: number; version_id: number; name: string }

let stamp = 0

/** A field as the designer leaves it on the canvas, with some of its options set; its label is its model unless given. */
export function dropped(type: FieldTypeName, model: string, options: object = {}, more: object = {}): Field {
  const field = createField(type, ++stamp, 'CN')
  const named = field.model === undefined ? { label: model } : { label: model, model }
  return { ...field, ...named, ...more, ...(field.options && { options: { ...field.options, ...options } }) }
}

/** A document of fields. */
export const documentOf = (fields: readonly Field[], config: object = {}): string =>
  JSON.stringify({
    list: fields,
    config: { layout: 'horizontal', ...config },
  })

export const must = (message = '必填项') => ({ rules: [{ required: true, message }] })

/** A category of the tests' own. */
async function categoryOf(name: string): Promise<number> {
  const admin = await apiOf('admin')
  const all = await admin<{ id: number; category_name: string }[]>('CustomForm/GetCategoryList', {})
  const known = all.find(({ category_name }) => category_name === name)
  return known?.id ?? (await admin('CustomForm/SaveCategory', { category_name: name })).id
}

/** A published form, as an administrator would have drawn it. */
export async function publishForm(name: string, fields: readonly Field[], config?: object): Promise<FormOf> {
  const admin = await apiOf('admin')
  const form_name = `${name}${run}`
  const category_id = await categoryOf(`测试${run}`)
  const draft = await admin('CustomForm/Save', { form_name, category_id, document: documentOf(fields, config) })
  await admin('CustomForm/Publish', { id: draft.id, version: draft.version })
  const { version_id } = await admin<{ version_id: number }>('CustomForm/GetFill', { id: draft.id })
  return { id: draft.id, version_id, name: form_name }
}

/** The form as it stands on the page to be filled in. */
export async function fillIn(page: Page, form: FormOf): Promise<Locator> {
  await open(page, `${fillPage}?id=${form.id}`)
  const sheet = page.getByRole('region', { name: form.name })
  await sheet.locator('.sf-form').waitFor()
  // What an earlier test has left there.
  const drop = sheet.getByRole('button', { name: /清\s*空/ })
  if (await drop.isVisible()) await drop.click()
  return sheet
}

export const submitButton = (sheet: Locator): Locator =>
  sheet.locator('.forms-foot').getByRole('button', { name: /提\s*交/ })

/** Sends a form that nothing is wrong with and answers what the server kept of it. */
export async function file(sheet: Locator, who: string, form: FormOf): Promise<Record<string, unknown>> {
  await submitButton(sheet).click()
  await sheet.page().getByText('已提交', { exact: true }).waitFor()
  const own = await apiOf(who)
  const [latest] = await own<{ id: number }[]>('CustomForm/GetOwnSubmissionList', { form_id: form.id })
  const { data } = await own<{ data: Record<string, unknown> }>('CustomForm/GetSubmission', { id: latest?.id })
  return data
}

/** What stands at the field of a label: its row with control and issues. */
export const fieldOf = (sheet: Locator, label: string): Locator =>
  sheet.locator('.sf-row').filter({ has: sheet.page().locator('.sf-label').getByText(label, { exact: true }) })
