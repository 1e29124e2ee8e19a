import { granted } from '@shouya/server/testing/factories.ts'
import { type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t?.close())

test('the paper of the review has what each account may do, by group of the menu, for those who may export accounts', async () => {
  const admin = await t.as('sys_admin')
  const { sys_admin, outlet_teller, vendor } = t.world.user
  const ids = [sys_admin, outlet_teller, vendor]
  const { rows } = granted(await admin('User/GetPrintList', { ids })) as {
    rows: {
      id: number
      scopes: number[]
      rights: { group: string; permissions: { name: string; held: number; of: number }[] }[]
    }[]
  }
  expect(rows.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
  const of = (id: number) => rows.find((row) => row.id === id)
  const settings = of(sys_admin)?.rights.find(({ group }) => group === '系统设置')?.permissions
  expect(settings?.find(({ name }) => name === '意见反馈')).toEqual({ name: '意见反馈', held: 6, of: 6 })
  const own = of(outlet_teller)?.rights.flatMap(({ permissions }) => permissions)
  expect(own?.find(({ name }) => name === '意见反馈')).toEqual({ name: '意见反馈', held: 3, of: 6 })
  expect([of(sys_admin)?.scopes, of(outlet_teller)?.scopes, of(vendor)?.scopes]).toEqual([[1], [3], []])
  // Logged, and not for those who only look.
  expect(await (await t.as('auditor'))('User/GetPrintList', { ids })).toMatchObject({ Code: 401 })
  expect(await (await t.as('outlet_teller'))('User/GetPrintList', {})).toMatchObject({ Code: 401 })
})
