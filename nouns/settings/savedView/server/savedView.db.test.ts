import { makeAccount, makeRole } from '@shouya/server/testing/factories.ts'
import { type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t?.close())

const list = 'RoomKey.list'
const view = { list, name: '超时未还', query: 'status=3', columns: { order: ['status'] } }
const seenBy = async (who: string): Promise<{ id: number; name: string; is_default: boolean }[]> =>
  (await (await t.as(who))('SavedView/GetList', { list })).Data.views

test('a view is its owner’s, under a name of its own, with its columns', async () => {
  const teller = await t.as('outlet_teller')
  const { id, version } = (await teller('SavedView/Save', view)).Data
  expect(await seenBy('outlet_teller')).toMatchObject([
    {
      ...{ id, version },
      name: view.name,
      query: view.query,
      columns: view.columns,
      own: true,
      editable: true,
      role_id: null,
      dept_id: null,
      is_default: false,
    },
  ])
  expect(await seenBy('outlet_safety')).toEqual([])
  expect(await teller('SavedView/Save', view)).toMatchObject({ Code: 1003, Data: { path: 'name' } })
  expect(await (await t.as('outlet_safety'))('SavedView/Save', view)).toMatchObject({ Code: 0 })

  const renamed = await teller('SavedView/Save', { ...view, id, version, name: '超时' })
  expect(renamed).toMatchObject({ Code: 0, Data: { id, version: 2 } })
  expect(await teller('SavedView/Save', { ...view, id, version })).toMatchObject({ Code: 1005 })
  expect(await teller('SavedView/Save', { ...view, list: 'User.list', id, version: 2 })).toMatchObject({ Code: 1001 })
  const foreign = await t.as('outlet_safety')
  expect(await foreign('SavedView/Save', { ...view, name: 'x', id, version: 2 })).toMatchObject({ Code: 403 })
  expect(await foreign('SavedView/Delete', { id, version: 2 })).toMatchObject({ Code: 403 })
  expect(await foreign('SavedView/SetDefault', { list, id })).toMatchObject({ Code: 1002 })

  expect(await teller('SavedView/SetDefault', { list, id })).toMatchObject({ Code: 0 })
  const next = (await teller('SavedView/Save', view)).Data.id
  expect(await teller('SavedView/SetDefault', { list, id: next })).toMatchObject({ Code: 0 })
  expect((await seenBy('outlet_teller')).map(({ name, is_default }) => [name, is_default]).sort()).toEqual([
    ['超时', false],
    ['超时未还', true],
  ])
  expect(await teller('SavedView/SetDefault', { list, id: null })).toMatchObject({ Code: 0 })
  expect((await seenBy('outlet_teller')).some(({ is_default }) => is_default)).toBe(false)
  expect(await teller('SavedView/Delete', { id, version: 2 })).toMatchObject({ Code: 0 })
  expect(await seenBy('outlet_teller')).toHaveLength(1)
})

test('fifteen per list are enough', async () => {
  const { post } = await makeAccount(t)
  for (let n = 0; n < 15; n++)
    expect(await post('SavedView/Save', { ...view, name: `n${n}` })).toMatchObject({ Code: 0 })
  expect(await post('SavedView/Save', view)).toMatchObject({ Code: 1007 })
  expect(await post('SavedView/Save', { ...view, list: 'User.list' })).toMatchObject({ Code: 0 })
})

test('one shares with an own role or the own unit; further is for those who administer them', async () => {
  const role = await makeRole(t, { grants: { daily_key: ['query'] } })
  const other = await makeRole(t)
  const maker = await makeAccount(t, { unit: 'BA0010', role: role.code })
  const colleague = await makeAccount(t, { unit: 'BA0012', role: role.code })
  const below = await makeAccount(t, { unit: 'BA0011', role: other.code })
  const above = await makeAccount(t, { unit: 'BA0001', role: other.code })
  const names = async (who: string) => (await seenBy(who)).map(({ name }) => name)

  expect(await maker.post('SavedView/Save', { ...view, name: '给角色', role_id: role.id })).toMatchObject({ Code: 0 })
  const savedView = await maker.post('SavedView/Save', { ...view, name: '给机构', dept_id: t.world.unit.BA0010 })
  expect(savedView).toMatchObject({ Code: 0 })
  expect(await names(colleague.username)).toContain('给角色')
  expect(await names(below.username)).toEqual(['给机构'])
  expect(await names(above.username)).toEqual([])
  expect(await below.post('SavedView/SetDefault', { list, id: savedView.Data.id })).toMatchObject({ Code: 0 })
  expect(await seenBy(below.username)).toMatchObject([
    { own: false, editable: false, is_default: true, owner_name: expect.any(String) },
  ])

  const share = (body: object) => maker.post('SavedView/Save', { ...view, name: '更远', ...body })
  expect(await share({ role_id: other.id })).toMatchObject({ Code: 403 })
  expect(await share({ dept_id: t.world.unit.BA0001 })).toMatchObject({ Code: 403 })
  expect(await share({ dept_id: t.world.unit.BA0011 })).toMatchObject({ Code: 403 })
  expect(await share({ role_id: role.id, dept_id: t.world.unit.BA0010 })).toMatchObject({ Code: 1001 })

  const admin = await t.as('admin')
  expect(await admin('SavedView/Save', { ...view, role_id: other.id })).toMatchObject({ Code: 0 })
  expect(await names(above.username)).toEqual([view.name])
  // An administrator of units removes another user's shared view; the log marks it as forced.
  expect(await admin('SavedView/Delete', { id: savedView.Data.id, version: 1 })).toMatchObject({ Code: 0 })
  expect(await names(below.username)).toEqual([view.name])
  const { rows } = await t.services.database.pool.query(
    "select forced, result from sys_log where action = 'SavedView/Delete' and target_id = $1",
    [savedView.Data.id],
  )
  expect(rows).toEqual([{ forced: true, result: true }])
})
