import { granted } from '@shouya/server/testing/factories.ts'
import { type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t?.close())

test('who will not say who they are is refused by the name that they gave, and why', async () => {
  const [safety, leader] = await Promise.all([t.as('outlet_safety'), t.as('outlet_leader')])
  const unknown = granted(await safety('OutInside/Reject', { name: '自称姓王', close_reason: '拒绝出示证件' }))
  expect((await leader('OutInside/Get', { id: unknown.id })).Data).toMatchObject({
    ...{ name: '自称姓王', company: null, person_type: null, cert_mask: null, phone_mask: null, areas: [] },
    ...{ weapon_check: false, signature_intact: true },
  })
  expect((await leader('OutInside/GetPageList', { keywords: '自称姓王' })).Total).toBe(1)
  expect(await safety('OutInside/Reject', { close_reason: '拒绝出示证件' })).toMatchObject({
    ...{ Code: 1001, Data: [{ path: 'name' }] },
  })
  // A number needs its type.
  const numbered = { name: '自称姓王', close_reason: '拒绝出示证件', cert_no: 'A1234567' }
  expect(await safety('OutInside/Reject', numbered)).toMatchObject({ Code: 1001, Data: [{ path: 'cert_type' }] })
})
