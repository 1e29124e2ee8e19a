import { makeKey } from '@shouya/server/testing/factories.ts'
import { type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { PASSWORD } from '@shouya/server/testing/world.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t?.close())

const sign = { method: 2, password: PASSWORD }

test('a safety officer files a handover, a colleague receives it, the branch finds it', async () => {
  const key = await makeKey(t, { holder: 'outlet_safety' })
  const safety = await t.as('outlet_safety')
  const filed = await safety('RoomKey/Save', {
    handover_type: 1,
    key_ids: [key],
    to_user_id: t.world.user.outlet_teller,
    sign,
  })
  expect(filed).toMatchObject({ status: 200, Code: 0 })
  expect(filed.Data.bill_no).toMatch(/^YS\d{8}0011\d{4}$/)

  const teller = await t.as('outlet_teller')
  const waiting = await teller('RoomKey/GetPageList', { mine: true })
  expect(waiting).toMatchObject({ Total: 1, Data: [{ bill_no: filed.Data.bill_no, allowed: ['receive', 'refuse'] }] })
  const received = await teller('RoomKey/Receive', { id: filed.Data.id, version: filed.Data.version, sign })
  expect(received).toMatchObject({ Code: 0, Data: { version: 2 } })

  const branch = await t.as('branch_security')
  const listed = await branch('RoomKey/GetPageList', { keywords: filed.Data.bill_no })
  expect(listed).toMatchObject({ Total: 1, Data: [{ status: 2 }] })
  const detail = await branch('RoomKey/Get', { id: filed.Data.id })
  expect(detail.Data).toMatchObject({ signature_intact: true, to_sign: { method: 2, name: '某outlet_teller' } })
  const printed = await branch('RoomKey/GetPrintList', { ids: [filed.Data.id] })
  expect(printed.Data.rows).toHaveLength(1)
  const exported = await branch('Common/Export', { controller: 'RoomKey', columns: ['bill_no', 'keys', 'status'] })
  expect(exported.Data).toMatchObject({ rows: 1 })

  const log = await (await t.as('auditor'))('Log/GetPageList', { keywords: filed.Data.bill_no })
  const actionsOf = (rows: { action: string }[]) => rows.map(({ action }) => action)
  expect(actionsOf(log.Data)).toEqual(['RoomKey/GetPrintList', 'RoomKey/Receive', 'RoomKey/Save'])
  const history = await safety('Common/GetHistory', { table: 'room_key', id: filed.Data.id })
  expect(actionsOf(history.Data)).toEqual(['RoomKey/GetPrintList', 'RoomKey/Receive', 'RoomKey/Save'])
})

test('the last handover of one’s own is there to copy from, unless it was refused', async () => {
  const safety = await t.as('outlet_safety')
  const file = async (more: object = {}) => {
    const key = await makeKey(t, { holder: 'outlet_safety' })
    const body = { handover_type: 1, key_ids: [key], to_user_id: t.world.user.outlet_teller, sign, ...more }
    return { key, ...(await safety('RoomKey/Save', body)).Data }
  }
  const { key, bill_no } = await file({ reason: '午间换班' })
  const values = {
    bill_no,
    key_ids: [key],
    handover_type: 1,
    to_user_id: t.world.user.outlet_teller,
    reason: '午间换班',
  }
  expect((await safety('RoomKey/GetLast', {})).Data).toMatchObject(values)
  const { id, version } = await file()
  await (await t.as('outlet_teller'))('RoomKey/Refuse', { id, version, reason: '数量不符' })
  expect((await safety('RoomKey/GetLast', {})).Data).toMatchObject(values)
  expect((await (await t.as('outlet_leader'))('RoomKey/GetLast', {})).Data).toBeNull()
})
