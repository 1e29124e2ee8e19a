import { readSheet } from '@shouya/server/core/excel/readSheet.ts'
import { makeAccount, makeRole } from '@shouya/server/testing/factories.ts'
import { type Post, type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let t: TestApp
let admin: Post
beforeAll(async () => {
  t = await testApp()
  admin = await t.as('sys_admin')
})
afterAll(() => t?.close())

async function body(id: number, more: object) {
  const { version, real_name, gender, email, emp_no, dept_id, post, user_type, role_ids } = (
    await admin('User/Get', { id })
  ).Data
  return { id, version, real_name, gender, email, emp_no, dept_id, post, user_type, role_ids, ...more }
}

test('an account sees what its own data scope says in the place of its roles', async () => {
  const { BB0001, BB0011, BA0011 } = t.world.unit
  const safety = await makeAccount(t, { unit: 'BA0011', role: 'sub_leader' })
  const seen = async () => {
    const { Data } = await safety.post('AdminDept/DEPTLIST')
    return Data.map(({ id }: { id: number }) => id)
  }
  expect(await seen()).toEqual([BA0011])
  const given = await body(safety.id, { data_scope: 2, scope_dept_ids: [BB0001, BB0011, BB0011] })
  expect(await admin('User/Edit', given)).toMatchObject({ Code: 0 })
  await expect.poll(seen).toEqual([BB0001, BB0011])
  expect((await admin('User/Get', { id: safety.id })).Data).toMatchObject({
    data_scope: 2,
    scope_dept_ids: [BB0001, BB0011],
    scope_dept_names: ['东屏分行', '东屏路营业室'],
  })
  // Who does not speak of it changes nothing; null gives the roles their word back.
  expect(await admin('User/Edit', await body(safety.id, { emp_no: 'S1' }))).toMatchObject({ Code: 0 })
  expect(await seen()).toEqual([BB0001, BB0011])
  expect(await admin('User/Edit', await body(safety.id, { data_scope: null }))).toMatchObject({ Code: 0 })
  await expect.poll(seen).toEqual([BA0011])
})

test('it is a grant: for those who may grant, within what they see, never to oneself or to an outsider', async () => {
  const { BB0001, BA0010 } = t.world.unit
  const clerk = await makeAccount(t, { unit: 'BA0011', role: (await makeRole(t)).code })
  const keeper = { sys_user: ['query', 'edit', 'add'] }
  const plain = await makeRole(t, { grants: keeper })
  const granting = await makeRole(t, { grants: { ...keeper, sys_role: ['query', 'grant'] } })
  const without = await makeAccount(t, { unit: 'BA0001', role: plain.code })
  const withGrant = await makeAccount(t, { unit: 'BA0001', role: granting.code })
  const wanted = (more: object) => body(clerk.id, more)
  expect(await without.post('User/Edit', await wanted({ data_scope: 3 }))).toMatchObject({ Code: 401 })
  expect(await withGrant.post('User/Edit', await wanted({ data_scope: 1 }))).toMatchObject({
    Code: 1001,
    Data: [{ path: 'data_scope' }],
  })
  for (const scope_dept_ids of [[], [BB0001]])
    expect(await withGrant.post('User/Edit', await wanted({ data_scope: 2, scope_dept_ids }))).toMatchObject({
      Code: 1001,
      Data: [{ path: 'scope_dept_ids' }],
    })
  const reach = { data_scope: 2, scope_dept_ids: [BA0010] }
  expect(await withGrant.post('User/Edit', await wanted(reach))).toMatchObject({ Code: 0 })
  expect(await withGrant.post('User/Edit', await body(withGrant.id, reach))).toMatchObject({ Code: 1004 })
  const roles = (await admin('Role/GetRoleList')).Data as { role_code: string; id: number }[]
  const outsider = {
    ...{ username: 'outer_one', real_name: '某外部', phone: '13700000123', dept_id: BB0001, user_type: 2, party_id: 1 },
    ...{ role_ids: [roles.find(({ role_code }) => role_code === 'escort_admin')?.id], data_scope: 1 },
  }
  expect(await admin('User/Add', { ...outsider, expire_date: '2036-01-01' })).not.toMatchObject({ Code: 0 })
})

test('without a fresh password a data scope is not given', async () => {
  const clerk = await makeAccount(t, { unit: 'BA0011', role: 'outlet_teller' })
  const wanted = await body(clerk.id, { data_scope: 5 })
  const db = t.services.database.kysely
  await db.updateTable('session').set({ proved_time: null }).where('user_id', '=', t.world.user.sys_admin).execute()
  expect(await admin('User/Edit', wanted)).toMatchObject({ Code: 1016 })
})

test('a phone is found as a whole, and only so', async () => {
  const db = t.services.database.kysely
  const { phone } = await db
    .selectFrom('sys_user')
    .select('phone')
    .where('id', '=', t.world.user.guard)
    .executeTakeFirstOrThrow()
  expect(await admin('User/GetByPage', { keywords: phone })).toMatchObject({ Total: 1, Data: [{ username: 'guard' }] })
  expect(await admin('User/GetByPage', { keywords: phone.slice(0, 10) })).toMatchObject({ Total: 0 })
  const far = await t.as('security_far')
  expect(await far('User/GetByPage', { keywords: phone })).toMatchObject({ Total: 0 })
})

test('the access review names roles and data scope and leaves room for opinion and signature', async () => {
  const columns = ['username', 'role_names', 'data_scope', 'last_login_time', 'review_opinion', 'review_sign']
  const answer = await admin('Common/Export', { controller: 'UserReview', columns, filters: { keywords: 'guard' } })
  expect(answer).toMatchObject({ Code: 0, Data: { name: expect.stringMatching(/^权限复核表_/) } })
  const headers = { authorization: `Bearer ${await t.token('sys_admin')}` }
  const { rawPayload } = await t.app.inject({ method: 'GET', url: answer.Data.url, headers })
  const [head, row] = await readSheet(rawPayload)
  expect(head).toEqual(['登录账号', '角色', '数据范围', '最近登录', '复核意见', '复核人签字'])
  expect(row?.slice(0, 2)).toEqual(['guard', '驻点保安员'])
})
