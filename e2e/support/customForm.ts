import type { Locator, Page } from 'playwright-core'
import { createField } from '../../packages/forms/src/createField.ts'
import type { FieldTypeName } from '../../packages/forms/src/fieldTypes.ts'
import { apiOf } from './api.ts'
import { open } from './everyPage.ts'

export const formsPage = '/exception/queryFieldlist'
const fillPage = `${formsPage}/fill`

/** A second run on the same data must not use the forms of the first. */
export const run = String(Date.now()).slice(-8)

export type Field = Record<string, unknown>
export type FormOf = { id: number; version_id: number; name: string }

let stamp = 0

/** A field as the designer creates it, with some options set; its label is its model unless given. */
export function dropped(type: FieldTypeName, model: string, options: object = {}, more: object = {}): Field {
  const field = createField(type, ++stamp, 'CN')
  const naming = field.model === undefined ? { label: model } : { label: model, model }
  return { ...field, ...naming, ...more, ...(field.options && { options: { ...field.options, ...options } }) }
}

/** A document of fields. */
export const documentOf = (fields: readonly Field[], config: object = {}): string =>
  JSON.stringify({
    list: fields,
    config: { layout: 'horizontal', ...config },
  })

export const must = (message = '必填项') => ({ rules: [{ required: true, message }] })

/** A category for the tests. */
async function categoryOf(name: string): Promise<number> {
  const admin = await apiOf('admin')
  const categories = await admin<{ id: number; category_name: string }[]>('CustomForm/GetCategoryList', {})
  const existing = categories.find(({ category_name }) => category_name === name)
  return existing?.id ?? (await admin('CustomForm/SaveCategory', { category_name: name })).id
}

/** A published form. */
export async function publishForm(name: string, fields: readonly Field[], config?: object): Promise<FormOf> {
  const admin = await apiOf('admin')
  const form_name = `${name}${run}`
  const category_id = await categoryOf(`测试${run}`)
  const draft = await admin('CustomForm/Save', { form_name, category_id, document: documentOf(fields, config) })
  await admin('CustomForm/Publish', { id: draft.id, version: draft.version })
  const { version_id } = await admin<{ version_id: number }>('CustomForm/GetFill', { id: draft.id })
  return { id: draft.id, version_id, name: form_name }
}

/** The form on the page where it is filled in. */
export async function fillIn(page: Page, form: FormOf): Promise<Locator> {
  await open(page, `${fillPage}?id=${form.id}`)
  const region = page.getByRole('region', { name: form.name })
  await region.locator('.sf-form').waitFor()
  // A draft of an earlier test.
  const drop = region.getByRole('button', { name: /清\s*空/ })
  if (await drop.isVisible()) await drop.click()
  return region
}

export const submitButton = (sheet: Locator): Locator =>
  sheet.locator('.forms-foot').getByRole('button', { name: /提\s*交/ })

/** Submits a valid form and returns the values that the server stored. */
export async function file(sheet: Locator, who: string, form: FormOf): Promise<Record<string, unknown>> {
  await submitButton(sheet).click()
  await sheet.page().getByText('已提交', { exact: true }).waitFor()
  const call = await apiOf(who)
  const [latest] = await call<{ id: number }[]>('CustomForm/GetOwnSubmissionList', { form_id: form.id })
  const { data } = await call<{ data: Record<string, unknown> }>('CustomForm/GetSubmission', { id: latest?.id })
  return data
}

/** The row of a field by its label, with control and issues. */
export const fieldOf = (sheet: Locator, label: string): Locator =>
  sheet.locator('.sf-row').filter({ has: sheet.page().locator('.sf-label').getByText(label, { exact: true }) })
