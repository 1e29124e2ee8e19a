import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeKey } from '../../../testing/factories.ts'
import { makeDraft, makeForm } from '../../../testing/forms.ts'
import { type TestApp, testApp } from '../../../testing/testApp.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t?.close())

const found = async (username: string, keywords: string) => {
  const { Data } = await (await t.as(username))('Home/Search', { keywords })
  return (Data as { kind: string; title: string }[]).map(({ kind, title }) => `${kind} ${title}`)
}

test('finds records of the own scope, each kind only with its right', async () => {
  const key = await makeKey(t)
  const { key_no } = await t.services.database.kysely
    .selectFrom('key_ledger')
    .select('key_no')
    .where('id', '=', key)
    .executeTakeFirstOrThrow()
  const own = await found('outlet_safety', key_no)
  expect(own).toHaveLength(1)
  expect(own[0]).toMatch(/^key /)
  expect(await found('admin', key_no)).toEqual(own)
  // Another branch, and somebody who may not see keys at all.
  expect(await found('security_far', key_no)).toEqual([])
  expect(await found('finance', key_no)).toEqual([])
})

test('finds people for those who may see accounts', async () => {
  expect(await found('branch_security', 'outlet_teller')).toEqual(['person 某outlet_teller outlet_teller'])
  expect(await found('outlet_safety', 'outlet_teller')).toEqual([])
})

test('finds forms for those who may fill them in', async () => {
  const { id } = await t.services.database.kysely
    .selectFrom('role')
    .select('id')
    .where('role_code', '=', 'vendor')
    .executeTakeFirstOrThrow()
  await makeForm(t, { name: '加油登记' })
  await makeForm(t, { name: '加油厂商登记', role_ids: [id] })
  await makeDraft(t, { name: '加油草稿' })
  expect(await found('outlet_teller', '加油')).toEqual(['form 加油登记'])
  expect(await found('vendor', '加油')).toEqual(['form 加油厂商登记'])
})
