import { type Post, type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { fetchFile } from '@shouya/server/testing/upload.ts'
import { readSheet } from 'read-excel-file/universal'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { documentWith } from '../../../customForms/server/testing/forms.ts'
import { approval, definitionWith, makeFlow, makeRequest, taskOf } from '../../server/testing/approvals.ts'

let t: TestApp
let teller: Post
let leader: Post
beforeAll(async () => {
  t = await testApp()
  ;[teller, leader] = await Promise.all([t.as('outlet_teller'), t.as('outlet_leader')])
})
afterAll(() => t?.close())

type Body = { controller: string; columns?: string[]; filters?: object }
const exportAs = async (by: Post, { controller, columns = ['bill_no', 'title', 'status'], filters = {} }: Body) =>
  by('Common/Export', { controller, columns, filters })

async function contentOf(username: string, id: number): Promise<string[][]> {
  const { rawPayload } = await fetchFile(t, username, id)
  const rows = (await readSheet(new Uint8Array(rawPayload).buffer)) as unknown[][]
  return rows.map((row) => row.map((value) => String(value ?? '')))
}

test('lists go into a file as they are shown: one’s own, those handled, and all for who runs approvals', async () => {
  const { outlet_leader } = t.world.user
  const document = documentWith(
    { type: 'input', model: 'title' },
    { type: 'input', model: 'card', options: { sensitive: true } },
  )
  const definition = definitionWith(approval('n1', [outlet_leader], { fields: { card: 'hidden' } }))
  const flow = await makeFlow(t, { definition, document })
  const { id, bill_no } = await makeRequest(teller, { flow, data: { title: '甲', card: '110101199001011234' } })
  const other = await makeRequest(await t.as('outlet_safety'), { flow, data: { title: '乙' } })
  await leader('OaExamine/Audit', { task_id: await taskOf(leader, id), command: 'agree' })

  const own = await exportAs(teller, { controller: 'OaExamine' })
  const rows = await contentOf('outlet_teller', own.Data.file_id)
  expect(rows).toEqual([
    ['单号', '标题', '状态'],
    [bill_no, expect.stringContaining('某outlet_teller'), '已通过'],
  ])
  expect(JSON.stringify(rows)).not.toContain('1101')

  const handled = await exportAs(leader, { controller: 'OaExamineHandled', columns: ['bill_no', 'acted_time'] })
  expect((await contentOf('outlet_leader', handled.Data.file_id)).map(([number]) => number)).toEqual(['单号', bill_no])

  const admin = await t.as('sys_admin')
  const all = await exportAs(admin, { controller: 'OaExamineAll', filters: { holder_id: outlet_leader } })
  expect((await contentOf('sys_admin', all.Data.file_id)).map(([number]) => number)).toEqual(['单号', other.bill_no])
})

test('names of several are joined as the language of the reader does', async () => {
  const { outlet_leader, branch_security } = t.world.user
  const branch = (id: string, user: number) => ({ id, flow: [approval(`at_${id}`, [user])] })
  const definition = definitionWith({
    id: 'p',
    type: 'parallel',
    name: '会签',
    branches: [branch('x', outlet_leader), branch('y', branch_security)],
  })
  const { bill_no } = await makeRequest(teller, { flow: await makeFlow(t, { definition }) })
  const body = { controller: 'OaExamine', columns: ['waits_at'], filters: { keywords: bill_no } }
  const files = await Promise.all([
    teller('Common/Export', body),
    teller('Common/Export', body, { 'Accept-Language': 'en-US' }),
  ])
  const [own, us] = await Promise.all(files.map(({ Data }) => contentOf('outlet_teller', Data.file_id)))
  expect([own?.at(-1), us?.at(-1)]).toEqual([['at_x、at_y'], ['at_x, at_y']])
})

test('no field of a form goes along, and nobody exports who may not print', async () => {
  expect(await exportAs(teller, { controller: 'OaExamine', columns: ['title', 'card'] })).toMatchObject({
    Code: 1001,
    Data: [{ path: 'columns.1' }],
  })
  expect(await exportAs(teller, { controller: 'OaExamine', filters: { holder_id: 1 } })).toMatchObject({ Code: 1001 })
  const refused = { Code: 401, Data: { reason: 'operation' } }
  const [staff, head] = await Promise.all([t.as('escort_staff'), t.as('hq_security')])
  expect(await exportAs(staff, { controller: 'OaExamine' })).toMatchObject(refused)
  expect(await exportAs(teller, { controller: 'OaExamineHandled' })).toMatchObject(refused)
  expect(await exportAs(head, { controller: 'OaExamineAll' })).toMatchObject(refused)
})
