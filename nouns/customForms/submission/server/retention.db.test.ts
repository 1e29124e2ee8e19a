import { randomBytes } from 'node:crypto'
import { connect } from '@shouya/server/db/connect.ts'
import { type Post, type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { entryOf, upload } from '@shouya/server/testing/upload.ts'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { documentWith, makeForm, makeSubmission } from '../../server/testing/forms.ts'
import { forgetSecrets } from './retention.ts'

const DAY = 86_400_000

let t: TestApp
let teller: Post
let form: { id: number; version_id: number }
beforeAll(async () => {
  t = await testApp()
  teller = await t.as('outlet_teller')
  const options = { sensitive: true }
  form = await makeForm(t, {
    document: documentWith(
      { type: 'input', model: 'company' },
      { type: 'input', model: 'phone', options },
      { type: 'uploadFile', model: 'papers', options },
      { type: 'uploadFile', model: 'open' },
    ),
  })
})
afterAll(() => t?.close())

const file = async (words: string) => [
  entryOf(await upload(t, 'outlet_teller', { field: 'file', name: 'a.txt', content: Buffer.from(words) })),
]
const filed = async (company: string) => {
  const papers = await file(`secret ${company}`)
  const open = await file(`open ${company}`)
  return makeSubmission(teller, { form, data: { company, phone: '13800001234', papers, open } })
}
const later = (days: number) => new Date(t.clock.at.getTime() + days * DAY)
const count = async (text: string, id: number) => Number((await t.services.database.pool.query(text, [id])).rows[0].n)
const secretsOf = (id: number) => count('select count(*) as n from form_secret where submission_id = $1', id)
const filesOf = (id: number) => count('select count(*) as n from file where ref_id = $1', id)

test('sensitive values and their files go after their years; the rest stays, and the log says how many', async () => {
  const old = await filed('旧')
  t.clock.at = later(200)
  const young = await filed('新')
  await t.jobs.run('form_retention', later(3 * 365))
  expect([await secretsOf(old.id), await secretsOf(young.id)]).toEqual([0, 2])
  expect([await filesOf(old.id), await filesOf(young.id)]).toEqual([1, 2])
  const { Data } = await teller('CustomForm/GetSubmission', { id: old.id })
  expect(Data.data).toMatchObject({
    company: '旧',
    phone: '****',
    papers: '****',
    open: [{ name: expect.any(String) }],
  })
  // No value is left to reveal.
  expect(Data.allowed).not.toContain('reveal')
  const { rows } = await t.services.database.pool.query(
    `select message from sys_log where action = 'Job/form_retention' and result`,
  )
  expect(rows).toEqual([{ message: 'form_secret 2, file 1' }])
})

test('a correction counts as the last day, and the years are a parameter', async () => {
  const { id, version } = await filed('改')
  const { data } = (await teller('CustomForm/GetSubmission', { id })).Data
  t.clock.at = later(0.5)
  const again = { form_id: form.id, version_id: form.version_id, id, version, data }
  expect(await teller('CustomForm/Submit', again)).toMatchObject({ Code: 0 })
  await t.jobs.run('form_retention', later(3 * 365))
  expect(await secretsOf(id)).toBe(4)
  const admin = await t.as('admin')
  const { Data: years } = await admin('Setting/Get', { key: 'form.secret_years' })
  await admin('Setting/Save', { key: 'form.secret_years', version: years.version, value: 1 })
  await expect.poll(() => t.services.settings.get('form.secret_years')).toBe(1)
  await t.jobs.run('form_retention', later(367))
  expect(await secretsOf(id)).toBe(0)
})

test('where the database has not lent the keeper, the job fails and everything stays', async () => {
  const old = await filed('留')
  const owner = new pg.Client({ connectionString: t.url })
  await owner.connect()
  const name = `alone_${randomBytes(6).toString('hex')}`
  await owner.query(`create role ${name} login password '${name}'; grant shouya_app to ${name}`)
  const url = new URL(t.url)
  url.username = name
  url.password = name
  const alone = await connect(url.href, 1)
  try {
    await expect(forgetSecrets({ database: alone, settings: t.services.settings }, later(4 * 365))).rejects.toThrow(
      'permission denied to set role "shouya_keeper"',
    )
  } finally {
    await alone.close()
    await owner.query(`drop role ${name}`)
    await owner.end()
  }
  expect([await secretsOf(old.id), await filesOf(old.id)]).toEqual([2, 2])
})
