import { type Post, type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { entryOf, fetchFile, upload } from '@shouya/server/testing/upload.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { documentWith } from '../../../customForms/server/testing/forms.ts'
import { approval, definitionWith, makeFlow, makeRequest, taskOf } from '../../server/testing/approvals.ts'

let t: TestApp
let teller: Post
let leader: Post
let branch: Post
beforeAll(async () => {
  t = await testApp()
  ;[teller, leader, branch] = await Promise.all([t.as('outlet_teller'), t.as('outlet_leader'), t.as('branch_security')])
})
afterAll(() => t?.close())

const audit = async (by: Post, request: number, command: string, more: object = {}) =>
  by('OaExamine/Audit', { task_id: await taskOf(by, request), command, ...more })

const now = { op: 'now', args: [] }
const later = {
  checks: [{ expect: { op: 'ge', args: [{ op: 'field', model: 'at' }, now] }, message: '时间已过' }],
}

const escort = () =>
  makeFlow(t, {
    document: documentWith(
      { type: 'input', model: 'title' },
      { type: 'date', model: 'at', options: { showTime: true, format: 'YYYY-MM-DD HH:mm' }, logic: later },
      { type: 'input', model: 'secret', options: { sensitive: true } },
      { type: 'input', model: 'car' },
      { type: 'uploadFile', model: 'files', options: { action: '/api/Common/UploadFileServer' } },
    ),
    definition: {
      ...definitionWith(approval('n1', [t.world.user.outlet_leader], { fields: { car: 'write' } })),
      start: { fields: { car: 'hidden' }, picks: [] },
    },
  })

const fileOf = async () =>
  entryOf(await upload(t, 'outlet_teller', { field: 'file', name: 'a.txt', content: Buffer.from('contract') }))

test('a revocation carries the form as it passed, whatever is sent with it and whatever the clock says now', async () => {
  const flow = await escort()
  t.clock.at = new Date('2026-11-18T04:00:00Z')
  const data = { title: '一', at: '2026-11-18 15:00', secret: '9999', files: [await fileOf()] }
  const first = await makeRequest(teller, { flow, data })
  expect(await audit(leader, first.id, 'agree', { data: { car: '浙A' } })).toMatchObject({ Code: 0 })
  t.clock.at = new Date('2026-11-19T04:00:00Z')
  const body = { flow_id: flow.id, version_id: flow.version_id, data: { title: '二' }, submit: true }
  expect(await teller('OaExamine/Add', body)).toMatchObject({ Code: 0 })
  const undo = await teller('OaExamine/Add', { ...body, link: { as: 'revocation', id: first.id } })
  expect(undo).toMatchObject({ Code: 0 })
  const shown = await leader('OaExamine/Get', { id: undo.Data.id })
  expect(shown.Data.data).toMatchObject({ title: '一', at: '2026-11-18 15:00', car: '浙A', secret: '****' })
  const { Data: revealed } = await teller('OaExamine/Reveal', { id: undo.Data.id })
  expect(revealed).toEqual([{ path: ['secret'], value: '9999' }])
})

test('there is one revocation at a time and no revocation of it; refused, another one may be asked for', async () => {
  t.clock.at = new Date('2026-11-18T04:00:00Z')
  const flow = await makeFlow(t, {
    document: documentWith({ type: 'input', model: 'title' }),
    definition: definitionWith(approval('n1', [t.world.user.outlet_leader])),
  })
  const first = await makeRequest(teller, { flow, data: { title: '一' } })
  await audit(leader, first.id, 'agree')
  const ask = (id: number) =>
    teller('OaExamine/Add', {
      flow_id: flow.id,
      version_id: flow.version_id,
      data: {},
      submit: true,
      link: { as: 'revocation', id },
    })
  const allowed = async () => (await teller('OaExamine/Get', { id: first.id })).Data.allowed as string[]
  expect(await allowed()).toContain('revoke')
  const both = await Promise.all([ask(first.id), ask(first.id)])
  expect(both.map(({ Code }) => Code).toSorted()).toEqual([0, 1003])
  const savedId = both.find(({ Code }) => Code === 0)?.Data.id
  expect(await allowed()).not.toContain('revoke')
  expect((await teller('OaExamine/Get', { id: first.id })).Data.linked).toMatchObject([{ id: savedId, status: 1 }])
  await audit(leader, savedId, 'refuse', { opinion: '仍需要' })
  expect(await allowed()).toContain('revoke')
  const second = await ask(first.id)
  expect(second).toMatchObject({ Code: 0 })
  await audit(leader, second.Data.id, 'agree')
  expect(await ask(first.id)).toMatchObject({ Code: 1003 })
  expect(await ask(second.Data.id)).toMatchObject({ Code: 1001 })
  expect((await teller('OaExamine/Get', { id: second.Data.id })).Data.allowed).not.toContain('revoke')
})

test('the same again quotes the files of the request before, and whoever reads it reads them', async () => {
  t.clock.at = new Date('2026-11-18T04:00:00Z')
  const flow = await makeFlow(t, {
    document: documentWith(
      { type: 'input', model: 'title' },
      { type: 'uploadFile', model: 'files', options: { action: '/api/Common/UploadFileServer' } },
    ),
    definition: definitionWith(
      approval('n1', [t.world.user.outlet_leader]),
      approval('n2', [t.world.user.branch_security]),
    ),
  })
  const file = await fileOf()
  const id = Number(new URL(file.url, 'http://x').searchParams.get('id'))
  const data = { title: '一', files: [file] }
  const first = await makeRequest(teller, { flow, data })
  await audit(leader, first.id, 'refuse', { opinion: '材料不全' })
  expect((await fetchFile(t, 'branch_security', id)).statusCode).toBe(403)

  const again = { flow_id: flow.id, version_id: flow.version_id, data, submit: true }
  const second = await teller('OaExamine/Add', { ...again, link: { as: 'again', id: first.id } })
  expect(second).toMatchObject({ Code: 0 })
  await audit(leader, second.Data.id, 'refuse', { opinion: '仍不全' })
  const third = await teller('OaExamine/Add', { ...again, link: { as: 'again', id: second.Data.id } })
  expect(third).toMatchObject({ Code: 0 })
  expect(await audit(leader, third.Data.id, 'agree')).toMatchObject({ Code: 0 })
  expect((await fetchFile(t, 'branch_security', id)).statusCode).toBe(200)
  expect((await fetchFile(t, 'outlet_safety', id)).statusCode).toBe(403)
  // In other requests the file still cannot be used.
  expect(await teller('OaExamine/Add', again)).toMatchObject({ Code: 1001 })
  expect(await branch('OaExamine/Get', { id: third.Data.id })).toMatchObject({ Code: 0 })
})
