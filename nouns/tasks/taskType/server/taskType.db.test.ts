import { type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { generatePeriods } from '../../taskAssignment/server/generatePeriods.ts'

let t: TestApp

beforeAll(async () => {
  t = await testApp()
  // In March there was the bank already.
  await t.services.database.kysely
    .updateTable('dept')
    .set({ create_time: new Date('2026-03-01') })
    .execute()
})
afterAll(() => t?.close())

test('head office changes the deadline of a longer period by rules that fit it', async () => {
  const head = await t.as('hq_security')
  const types = (await head('TaskType/GetList', {})).Data
  const of = (code: string) => {
    const { task_code, period_type, dept_types, dept_filter, owed_by, page_path, ...fields } = types.find(
      (type: { task_code: string }) => type.task_code === code,
    )
    return fields
  }
  const meeting = of('M_MEETING')
  for (const deadline_rule of ['15:00', '12-15', 'opening'])
    expect(await head('TaskType/Save', { ...meeting, deadline_rule })).toMatchObject({
      ...{ Code: 1001, Data: [{ path: 'deadline_rule' }] },
    })
  expect(await head('TaskType/Save', { ...of('D_CHECK2'), deadline_rule: '+3d' })).toMatchObject({ Code: 1001 })
  expect(await head('TaskType/Save', { ...of('Y_SELF'), deadline_rule: '02-30' })).toMatchObject({ Code: 1001 })
  const far = [{ minutes: -4_000, to: ['duty'] }]
  expect(await head('TaskType/Save', { ...of('D_CHECK2'), remind_rule: far })).toMatchObject({ Code: 1001 })
  const saved = await head('TaskType/Save', { ...meeting, deadline_rule: '+8d', remind_rule: far, status: 1 })
  expect(saved.Code).toBe(0)
  await generatePeriods(t.services, new Date('2026-03-05T00:30:00+08:00'))
  const made = await t.services.database.kysely
    .selectFrom('task_assignment')
    .select(['period_key', 'deadline'])
    .where('task_code', '=', 'M_MEETING')
    .distinct()
    .orderBy('period_key')
    .execute()
  expect(made).toEqual([{ period_key: '2026-03', deadline: '2026-04-08 23:59:59' }])
})
