import { addDays, localDay } from '@shouya/server/core/time/local.ts'
import { granted } from '@shouya/server/testing/factories.ts'
import { type Post, type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeFault } from '../faultRepair/server/testing/faultRepair.ts'
import { makeMoneyBoxRow } from '../moneyBox/server/testing/moneyBox.ts'
import { makeHandoverRow } from '../roomKey/server/testing/handoverRow.ts'
import { makeCheckRow } from '../securityCheck/server/testing/checks.ts'
import { makeAccess, makeEntry } from '../visitor/server/testing/visitors.ts'
import { dailyRegisters } from './testing/dailyRegisters.ts'

let t: TestApp
let by: Post
const DAY = 86_400_000
const today = () => localDay(t.clock.at, t.services.database.timezone)
const yesterday = () => addDays(today(), -1)

beforeAll(async () => {
  t = await testApp()
  // Noon, so that an hour more or less is on the same day.
  t.clock.at = new Date('2026-11-18T04:00:00Z')
  by = await t.as('outlet_safety')
  const post = { id: t.world.user.outlet_safety, post: by }
  const db = t.services.database.kysely

  // In each register: an open and a done record of yesterday, and one of today.
  await makeHandoverRow(t, { status: 3, at: -30 })
  await makeHandoverRow(t, { status: 2, at: -30 })
  await makeHandoverRow(t, { status: 2, at: -1 })

  const found = { abnormal_count: 1, overall_result: 2 }
  await makeCheckRow(t, { day: yesterday(), status: 1, more: found })
  await makeCheckRow(t, { day: yesterday(), status: 9, more: { revoke_reason: '登记有误' } })
  await makeCheckRow(t, { day: today(), status: 3 })

  const at = t.clock.at
  t.clock.at = new Date(at.getTime() - DAY)
  await makeMoneyBoxRow(t)
  await makeMoneyBoxRow(t, { refused: true })
  await makeEntry(t, post)
  const leftEntry = await makeEntry(t, post)
  t.clock.at = new Date(t.clock.at.getTime() + 600_000)
  granted(await by('OutInside/Leave', { id: leftEntry.id, version: leftEntry.version }))
  await makeFault(by)
  const mended = await makeFault(by)
  await makeAccess(t, post)
  const over = await makeAccess(t, post)
  t.clock.at = at
  await makeMoneyBoxRow(t, { refused: true })
  await db.updateTable('fault_repair').set({ status: 9, void_reason: '登记有误' }).where('id', '=', mended.id).execute()
  await db.updateTable('video_access').set({ status: 7 }).where('id', '=', over).execute()
  await makeEntry(t, post)
  await makeFault(by)
  await makeAccess(t, post)
})
afterAll(() => t?.close())

test.each(dailyRegisters)('%s: today, and what is still open since yesterday', async (noun) => {
  const list = async (body: object) =>
    (await by(`${noun}/GetPageList`, body)) as { Code: number; Total: number; Data: object[] }
  const day = { begin_date: today(), end_date: today() }
  expect((await list(day)).Total).toBe(1)
  const open = await list({ ...day, or_open: true })
  expect([open.Code, open.Total]).toEqual([0, 2])
  expect((await list({ begin_date: yesterday(), end_date: yesterday() })).Total).toBe(2)
  // The other filters apply to both; the list of another day includes the records that were open before that day.
  expect((await list({ ...day, or_open: true, status: [99] })).Total).toBe(0)
  const before = { begin_date: yesterday(), end_date: yesterday(), or_open: true }
  expect((await list(before)).Total).toBe(2)
})

test.each(dailyRegisters)('%s: a file holds the rows of the list', async (noun) => {
  const filters = { begin_date: today(), end_date: today(), or_open: true }
  const exported = { controller: noun, filters, columns: ['bill_no'] }
  expect(await (await t.as('admin'))('Common/Export', exported)).toMatchObject({ Code: 0, Data: { total: 2 } })
})
