import { workingHoursLater } from '@shouya/approvals/workingTime'
import { type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Runner } from '../../request/server/runner.ts'
import { calendarOf } from './calendar.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t?.close())

test('limits stand still on a day off and run on a day worked instead', async () => {
  const db = t.services.database.kysely
  // A Thursday; the Friday is a day off, the Saturday is a working day instead.
  const now = new Date('2027-03-04T02:00:00Z')
  const runner: Runner = { db: db as unknown as Runner['db'], now, services: t.services }
  const before = await calendarOf(runner)
  const [shift] = before.week[0] ?? []
  expect(before.days).toEqual({})
  const days = [
    { day: '2027-03-05', kind: 1 },
    { day: '2027-03-06', kind: 2 },
  ]
  await db
    .insertInto('holiday')
    .values(days.map((dayRow) => ({ ...dayRow, name: '调休', create_time: now })))
    .execute()
  const calendar = await calendarOf(runner)
  expect(calendar.days).toEqual({ '2027-03-05': [], '2027-03-06': [shift] })
  // Two full working days after Thursday morning end on Saturday instead of Friday.
  const [opens = 0, closes = 0] = shift ?? []
  const morning = new Date('2027-03-03T16:00:00Z').getTime() + opens * 60_000
  const hours = ((closes - opens) / 60) * 2
  const end = (from: typeof calendar) => new Date(workingHoursLater(from, morning, hours)).toISOString().slice(0, 10)
  expect([end(before), end(calendar)]).toEqual(['2027-03-05', '2027-03-06'])
})
