import { makeAccount } from '@shouya/server/testing/factories.ts'
import { type Post, type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { entryOf, fetchFile, upload } from '@shouya/server/testing/upload.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
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

const statusFor = async (username: string, id: number) => (await fetchFile(t, username, id)).statusCode
const looks = async (id: number) =>
  t.services.database.kysely
    .selectFrom('sys_log')
    .select(['user_id', 'log_type'])
    .where('action', '=', 'Common/PreviewDownloadFile')
    .where('target_id', '=', id)
    .orderBy('id')
    .execute()

describe('files of comments', () => {
  const request = async () => {
    const definition = definitionWith(approval('n1', [t.world.user.outlet_leader]))
    return makeRequest(teller, { flow: await makeFlow(t, { definition }) })
  }

  test('are read by whoever reads the request, by nobody else, and stand in history and print', async () => {
    const { id } = await request()
    const sent = await upload(t, 'outlet_leader', { field: 'file', name: '说明.txt', content: Buffer.from('附件') })
    const { id: file, url } = sent.Data
    expect(await leader('OaExamine/Comment', { id, text: '见附件', files: [file, file] })).toMatchObject({ Code: 0 })
    for (const username of ['outlet_leader', 'outlet_teller', 'sys_admin'])
      expect(await statusFor(username, file)).toBe(200)
    for (const username of ['branch_security', 'escort_staff']) expect(await statusFor(username, file)).toBe(403)
    const commentEntry = { type: 'commented', text: '见附件', files: [{ url, name: '说明.txt', size: 6 }] }
    expect((await teller('OaExamine/GetHistory', { id })).Data.at(-1)).toMatchObject(commentEntry)
    expect((await leader('OaExamine/GetPrint', { id })).Data.history.at(-1)).toMatchObject(commentEntry)
    await teller('OaExamine/Cc', { id, user_ids: [t.world.user.branch_security] })
    expect(await statusFor('branch_security', file)).toBe(200)
  })

  test('need no words; neither words nor files is no comment', async () => {
    const { id } = await request()
    const file = (await upload(t, 'outlet_teller')).Data.id
    expect(await teller('OaExamine/Comment', { id, files: [file] })).toMatchObject({ Code: 0 })
    expect(await teller('OaExamine/Comment', { id })).toMatchObject({ Code: 1001, Data: [{ path: 'text' }] })
  })

  test('are the caller’s own and nobody’s yet', async () => {
    const { id } = await request()
    const foreign = (await upload(t, 'outlet_leader')).Data.id
    const own = (await upload(t, 'outlet_teller')).Data.id
    expect(await teller('OaExamine/Comment', { id, text: '一', files: [own, foreign, 999_999] })).toMatchObject({
      Code: 1001,
      Data: [{ path: 'files.1' }, { path: 'files.2' }],
    })
    expect(await teller('OaExamine/Comment', { id, text: '一', files: [own] })).toMatchObject({ Code: 0 })
    expect(await teller('OaExamine/Comment', { id, text: '二', files: [own] })).toMatchObject({ Code: 1001 })
  })
})

describe('files of sensitive fields', () => {
  const document = documentWith(
    { type: 'input', model: 'title' },
    { type: 'uploadFile', model: 'papers', options: { sensitive: true, limit: 3 } },
  )

  test('are read where Reveal gives the field, which the log says, and nowhere else', async () => {
    const [seer, blind] = await Promise.all([
      makeAccount(t, { unit: 'BB0001' }),
      makeAccount(t, { unit: 'BB0001', role: 'hq_security' }),
    ])
    const { outlet_leader } = t.world.user
    const definition = definitionWith(
      approval('n1', [outlet_leader]),
      approval('n2', [seer.id]),
      approval('n3', [blind.id], { fields: { papers: 'hidden' } }),
    )
    const flow = await makeFlow(t, { definition, document })
    const sent = await upload(t, 'outlet_teller', { field: 'file', name: '证件.txt', content: Buffer.from('证件') })
    const { id: file, url } = sent.Data
    const data = { title: '一', papers: [entryOf(sent)] }
    const { id } = await makeRequest(teller, { flow, data })

    // The right to reveal is not enough for people who take no part; taking part is not enough without the right.
    expect(await statusFor('outlet_leader', file)).toBe(403)
    expect(await leader('OaExamine/Reveal', { id })).toMatchObject({ Code: 401 })
    await leader('OaExamine/Audit', { task_id: await taskOf(leader, id), command: 'agree' })
    const stranger = await makeAccount(t, { unit: 'BB0001', role: 'branch_security' })
    expect(await statusFor(stranger.username, file)).toBe(403)
    expect(await looks(file)).toEqual([])

    const revealed = await seer.post('OaExamine/Reveal', { id })
    expect(revealed.Data).toMatchObject([{ path: ['papers'], value: [{ url }] }])
    expect(await statusFor(seer.username, file)).toBe(200)
    expect(await statusFor('outlet_teller', file)).toBe(200)
    expect(await looks(file)).toEqual([
      { user_id: seer.id, log_type: 3 },
      { user_id: t.world.user.outlet_teller, log_type: 3 },
    ])
    await seer.post('OaExamine/Audit', { task_id: await taskOf(seer.post, id), command: 'agree' })
    expect(await statusFor(blind.username, file)).toBe(403)
  })

  test('not where the node hides the field, also for who may reveal', async () => {
    await mayReveal('sub_leader')
    const { post, username, id: reader } = await makeAccount(t, { role: 'sub_leader', unit: 'BA0011' })
    const definition = definitionWith(
      approval('n1', [reader], { fields: { papers: 'hidden' } }),
      approval('n2', [t.world.user.sub_leader]),
    )
    const flow = await makeFlow(t, { definition, document })
    const sent = await upload(t, 'outlet_teller', { field: 'file', name: '证件.txt', content: Buffer.from('证件') })
    const { id } = await makeRequest(teller, { flow, data: { title: '一', papers: [entryOf(sent)] } })
    expect(await statusFor(username, sent.Data.id)).toBe(403)
    await post('OaExamine/Audit', { task_id: await taskOf(post, id), command: 'agree' })
    expect(await statusFor('sub_leader', sent.Data.id)).toBe(200)
  })
})

/** Grants a role the right to see sensitive values of forms, before any of its people signs in. */
async function mayReveal(role_code: string) {
  const db = t.services.database.kysely
  const { id: role_id } = await db
    .selectFrom('role')
    .select('id')
    .where('role_code', '=', role_code)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('role_grant')
    .values({ role_id, permission_id: 'queryForm', operation: 'view_sensitive' })
    .execute()
}
