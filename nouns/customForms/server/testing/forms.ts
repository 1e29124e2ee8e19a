import { readFileSync } from 'node:fs'
import { Readable } from 'node:stream'
import { addFile } from '@shouya/server/core/files/files.ts'
import { granted } from '@shouya/server/testing/factories.ts'
import type { Post, TestApp } from '@shouya/server/testing/testApp.ts'

type Field = Record<string, unknown>

/** A document of fields, given by type and model; keys and labels follow the model. */
export const documentWith = (...fields: Field[]): string =>
  JSON.stringify({
    list: fields.map((field) => ({ label: field.model, key: `key_${field.model ?? field.type}`, ...field })),
    config: { layout: 'horizontal' },
  })

/** One optional field, one required. */
export const plainDocument = documentWith(
  { type: 'input', model: 'title', rules: [{ required: true, message: '必填项' }] },
  { type: 'number', model: 'amount', options: { min: 0, max: 100 } },
)

/** The leave form of domain 10.3, from the engine's fixtures. */
export const leaveDocument = readFileSync(
  new URL('../../../../packages/forms/fixtures/leave.json', import.meta.url),
  'utf8',
)

let serial = 0

export async function makeCategory(t: TestApp): Promise<number> {
  const admin = await t.as('admin')
  return granted(await admin('CustomForm/SaveCategory', { category_name: `分类${++serial}` })).id
}

type Draft = { by?: Post; document?: string; role_ids?: number[]; name?: string }

/** A draft in its own category. */
export async function makeDraft(t: TestApp, { by, document = plainDocument, role_ids = [], name }: Draft = {}) {
  const post = by ?? (await t.as('admin'))
  const form_name = name ?? `表单${++serial}`
  const fields = { form_name, category_id: await makeCategory(t), role_ids, document }
  const { id, version } = granted(await post('CustomForm/Save', fields))
  return { id: id as number, version: version as number, fields }
}

/** A published form. */
export async function makeForm(t: TestApp, draft: Draft = {}) {
  const { id, version, fields } = await makeDraft(t, draft)
  const admin = await t.as('admin')
  const published = granted(await admin('CustomForm/Publish', { id, version }))
  const db = t.services.database.kysely
  const { current_version_id } = await db
    .selectFrom('custom_form')
    .select('current_version_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { id, version: published.version as number, version_id: current_version_id ?? 0, fields }
}

type Filing = { form: { id: number; version_id: number }; data?: object }

/** A submission of a person. */
export async function makeSubmission(by: Post, { form, data = { title: '一' } }: Filing) {
  const response = await by('CustomForm/Submit', { form_id: form.id, version_id: form.version_id, data })
  const { id, version } = granted(response)
  return { id: id as number, version: version as number }
}

/** A document as a file uploaded by `owner`. */
export async function makeJson(t: TestApp, owner: number, document = plainDocument): Promise<number> {
  const { database, files } = t.services
  const stored = await files.put(Readable.from([Buffer.from(document)]))
  const file = { name: 'form.json', folder: 'file', mime: 'application/json', userId: owner, now: t.clock.at }
  return addFile(database.kysely as never, { ...stored, ...file })
}
