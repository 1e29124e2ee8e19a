import { type Post, type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { documentWith, makeForm, makeSubmission } from '../../server/testing/forms.ts'

const required = [{ required: true, message: '必填项' }]

let t: TestApp
let teller: Post
let form: { id: number; version_id: number }
beforeAll(async () => {
  t = await testApp()
  teller = await t.as('outlet_teller')
  const story = { type: 'editor', model: 'story', rules: required }
  const secret = { type: 'editor', model: 'secret', options: { sensitive: true } }
  const rows = { type: 'batch', model: 'rows', list: [{ type: 'editor', key: 'n', model: 'note' }] }
  form = await makeForm(t, { document: documentWith(story, secret, rows) })
})
afterAll(() => t?.close())

const attack = '<p>好</p><img src=x onerror=alert(1)><script>alert(1)</script>'
const dataOf = async (id: number) => (await teller('CustomForm/GetSubmission', { id })).Data.data

test('rich text is cleaned before it is kept: in the form, in rows, and what is sensitive', async () => {
  const { id } = await makeSubmission(teller, {
    form,
    data: { story: attack, secret: attack, rows: [{ note: attack }] },
  })
  expect(await dataOf(id)).toMatchObject({ story: '<p>好</p>', rows: [{ note: '<p>好</p>' }] })
  const revealed = await teller('CustomForm/Reveal', { id })
  expect(revealed.Data).toEqual([{ path: ['secret'], value: '<p>好</p>' }])
  const { rows } = await t.services.database.pool.query('select data::text as text from form_entry')
  expect(rows.map(({ text }) => text).join()).not.toMatch(/onerror|script/)
})

test('what is nothing but a script is no answer', async () => {
  const data = { story: '<p><script>alert(1)</script></p>' }
  const answer = await teller('CustomForm/Submit', { form_id: form.id, version_id: form.version_id, data })
  expect(answer).toMatchObject({ Code: 1001, Data: [{ path: 'data.story' }] })
})

test('a correction sends it back as it was read, and it stays that', async () => {
  const link = '<p><a href="https://bank.example">看</a></p>'
  const { id, version } = await makeSubmission(teller, { form, data: { story: link } })
  const data = await dataOf(id)
  const again = { form_id: form.id, version_id: form.version_id, id, version, data }
  expect(await teller('CustomForm/Submit', again)).toMatchObject({ Code: 0 })
  expect(await dataOf(id)).toEqual(data)
})
