import { granted } from '@shouya/server/testing/factories.ts'
import { type Post, type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { upload } from '@shouya/server/testing/upload.ts'
import { unzipSync } from 'fflate'
import { readSheet } from 'read-excel-file/universal'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { documentWith, makeForm } from '../../../customForms/server/testing/forms.ts'
import { itemOf, publishIssue } from './testing/makeIssue.ts'

let t: TestApp
let branch: Post
let safety: Post
let unit: TestApp['world']['unit']
beforeAll(async () => {
  t = await testApp()
  t.clock.at = new Date('2026-11-18T02:00:00Z')
  ;[branch, safety] = await Promise.all([t.as('branch_security'), t.as('outlet_safety')])
  unit = t.world.unit
})
afterAll(() => t?.close())

const photo = async () => (await upload(t, 'outlet_safety')).Data.id as number
const download = async (url: string, username: string) =>
  t.app.inject({ method: 'GET', url, headers: { authorization: `Bearer ${await t.token(username)}` } })

const document = documentWith(
  { type: 'input', model: 'item' },
  { type: 'number', model: 'amount' },
  { type: 'input', model: 'id_card', options: { sensitive: true } },
  {
    type: 'batch',
    model: 'list',
    options: {},
    list: [{ type: 'input', model: 'name', label: 'name', key: 'key_name' }],
  },
)
const data = { item: '警棍', amount: 4, id_card: '330102199001011234', list: [{ name: '长警棍' }, { name: '短警棍' }] }

test('everything that was handed in is a zip with a folder for each receiver, for whoever asked for it and for a minute', async () => {
  const { id } = await publishIssue(t, branch)
  expect(await branch('Issue/DownloadZip', { id })).toMatchObject({ Code: 1004 })
  const item = await itemOf(branch, id, unit.BA0011)
  granted(
    await safety('IssueItem/Upload', { id: item.id, version: item.version, file_ids: [await photo(), await photo()] }),
  )
  const { url, files } = granted(await branch('Issue/DownloadZip', { id }))
  // The photos and the summary.
  expect(files).toBe(3)
  const answer = await download(url, 'branch_security')
  expect(answer.headers['content-type']).toBe('application/zip')
  const text = answer.rawPayload.toString('latin1')
  const folder = Buffer.from('BA0011_青梧路营业室/').toString('latin1')
  expect(text.split(folder).length - 1).toBe(4)
  expect(text.startsWith('PK')).toBe(true)
  // Another person's link, a changed one, and one that is over.
  expect((await download(url, 'hq_security')).json()).toMatchObject({ Code: 403 })
  expect((await download(url.replace(/id=\d+/, 'id=999'), 'branch_security')).json()).toMatchObject({ Code: 403 })
  t.clock.at = new Date(t.clock.at.getTime() + 360_000)
  expect((await download(url, 'branch_security')).json()).toMatchObject({ Code: 403 })
  expect(await safety('Issue/DownloadZip', { id })).toMatchObject({ Code: 401 })
})

test('it has the summary, and the answers of a form in the folder of whoever gave them, as masked as the export', async () => {
  const form = await makeForm(t, { document })
  const { id } = await publishIssue(t, branch, { form_id: form.id, need_audit: false })
  const item = await itemOf(branch, id, unit.BA0011)
  granted(await safety('IssueItem/Upload', { id: item.id, version: item.version, data }))
  const { url, files } = granted(await branch('Issue/DownloadZip', { id }))
  const { rawPayload } = await download(url, 'branch_security')
  const zip = unzipSync(new Uint8Array(rawPayload))
  expect(Object.keys(zip)).toEqual(['采集汇总.xlsx', 'BA0011_青梧路营业室/报送内容.xlsx'])
  expect(files).toBe(2)
  const sheet = (path: string, number: number) => readSheet((zip[path] as Uint8Array).slice().buffer, number)
  const summary = await sheet('采集汇总.xlsx', 1)
  expect(summary).toHaveLength(2)
  expect(summary.at(-1)).toEqual(expect.arrayContaining(['青梧路营业室', '警棍', 4, '****']))
  expect(await sheet('BA0011_青梧路营业室/报送内容.xlsx', 1)).toEqual([
    ['填报项', '报送内容'],
    ['item', '警棍'],
    ['amount', 4],
    ['id_card', '****'],
  ])
  expect(await sheet('BA0011_青梧路营业室/报送内容.xlsx', 2)).toEqual([['name'], ['长警棍'], ['短警棍']])
})
