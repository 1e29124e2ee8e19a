import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { mockValues } from '@shouya/forms/mockValues'
import { parseDocument } from '@shouya/forms/parseDocument'
import { type Post, type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeCategory, makeJson } from '../../server/testing/forms.ts'

/** Real documents from users, of three dialects (forms.md 1.8). */
const folder = fileURLToPath(new URL('../../../../packages/forms/fixtures/', import.meta.url))
const fixtures = globSync('*.json', { cwd: folder }).sort()

let t: TestApp
let admin: Post
let category_id: number
beforeAll(async () => {
  t = await testApp()
  admin = await t.as('admin')
  category_id = await makeCategory(t)
})
afterAll(() => t?.close())

test('there are some', () => expect(fixtures.length).toBeGreaterThan(10))

test.for(fixtures)('%s is kept byte by byte, and filed with when it may be published', async (name) => {
  const document = readFileSync(`${folder}${name}`, 'utf8')
  const saved = await admin('CustomForm/Save', { form_name: name, category_id, document })
  expect(saved).toMatchObject({ Code: 0 })
  const { id, version, problems } = saved.Data
  expect((await admin('CustomForm/Get', { id })).Data.document).toBe(document)
  const published = await admin('CustomForm/Publish', { id, version })
  const errors = problems.filter(({ level }: { level: string }) => level === 'error')
  expect(published.Code).toBe(errors.length === 0 ? 0 : 1001)
  if (published.Code !== 0) return expect(published.Data).toHaveLength(errors.length)
  const { version_id } = (await admin('CustomForm/GetFill', { id })).Data
  const parsed = parseDocument(document)
  if (!parsed.ok) throw new Error(name)
  const { values } = mockValues(parsed.document)
  const filed = await admin('CustomForm/Submit', { form_id: id, version_id, data: values })
  // Mock files do not exist; the other errors come from sources that the mock does not know.
  if (filed.Code !== 0) return expect(filed.Code, JSON.stringify(filed.Data)).toBe(1001)
  const read = await admin('CustomForm/GetSubmission', { id: filed.Data.id })
  expect(read).toMatchObject({ Code: 0, Data: { document } })
})

test('an uploaded JavaScript object that is data is kept as JSON, and it is said; what is code is refused', async () => {
  const body = async (text: string) => ({
    file_id: await makeJson(t, t.world.user.admin, text),
    form_name: '脚本',
    category_id,
  })
  const refused = await admin('CustomForm/Import', await body('{ list: [make()], config: {} }'))
  expect(refused).toMatchObject({ Code: 1001, Data: [{ path: 'document' }] })
  const script = "const form = { list: [{ type: 'input', label: '甲', model: 'a', key: 'a' },], config: {} };"
  const imported = await admin('CustomForm/Import', await body(script))
  expect(imported).toMatchObject({ Code: 0, Data: { script: true } })
  const { document } = (await admin('CustomForm/Get', { id: imported.Data.id })).Data
  expect(JSON.parse(document)).toEqual({ list: [{ type: 'input', label: '甲', model: 'a', key: 'a' }], config: {} })
})
