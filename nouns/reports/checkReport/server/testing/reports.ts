import { granted, makeImage, signature } from '@shouya/server/testing/factories.ts'
import type { Post, TestApp } from '@shouya/server/testing/testApp.ts'
import { daysOf } from '../../../../rectify/answer/rules.ts'
import { answerKind, DAY } from '../../../../rectify/checkItem/rules.ts'

type Found = { result?: number; problem_desc?: string; photos?: number[]; score?: number }
type Wish = { dept_id?: number; found?: Record<number, Found>; more?: object }

/** The controllers of the scenes. */
export type Controller = 'SecurityItem' | 'SceneCheck' | 'FireCheck' | 'SelfCheck'

type Item = { item_id: number; result_type: number; value_unit: string | null; min_value: number | null }

/** The number that a normal item has: the least, or the day of the check. */
const numberOf = ({ result_type, value_unit, min_value }: Item, day: string) =>
  result_type === answerKind.number ? { value_num: value_unit === DAY ? daysOf(day) : (min_value ?? 0) } : {}

/** The body of a report: all items are normal except those in `found`, by index; `more` over all of it. */
export async function reportBody(post: Post, controller: Controller, { dept_id, found = {}, more = {} }: Wish = {}) {
  const of = dept_id === undefined ? {} : { dept_id }
  const blank = granted(await post(`${controller}/GetBlank`, of))
  const { check_date: day } = { check_date: blank.check_date as string, ...more }
  return {
    ...of,
    check_date: day,
    results: (blank.items as Item[]).map((item, index) => ({
      item_id: item.item_id,
      result: 1,
      ...numberOf(item, day),
      ...found[index],
    })),
    ...more,
  }
}

/** What a report of the guards on post needs beside its items; the guard is at the unit's door. */
export const guardParts = async (t: TestApp, by: number, guard: number) => ({
  ...{ duty_log: 1, alarm_test: 1, alarm_seconds: 95, cert_shown: '检查通知书 2026-17', guard_staff_id: guard },
  guards: [
    {
      ...{ staff_id: guard, on_time: true, uniform: true, cert_shown: true, equipment_ok: false, knows_plan: true },
    },
  ],
  equipment: [{ kind: 3, expected: 2, present: 1, intact: 1 }],
  questions: ['报警电话是多少', '发生抢劫先做什么', '灭火器怎样使用'].map((question) => ({ question, passed: true })),
  guard_sign_file_id: await makeImage(t, by),
})

/** What a report of fire safety needs beside its items. */
export const fireParts = (more: object = {}) => ({
  ...{
    hydrant_count: 2,
    smoke_test: 1,
    light_minutes: 45,
    exit_signs_ok: true,
    power_off_ok: true,
    fire_lane_ok: true,
  },
  ...{ in_decoration: false, fire_files_ok: true },
  extinguishers: [
    { no: 'M01', kind: '干粉 4kg', place: '大厅', expire_date: '2030-01-01', pressure_ok: true },
    { no: 'M02', kind: '二氧化碳 3kg', place: '机房', expire_date: '2030-01-01', pressure_ok: true },
  ],
  ...more,
})

/** Submits a report, which then waits for further inspectors or for the unit. */
export const submitReport = async (
  post: Post,
  controller: Controller,
  wish: Wish = {},
): Promise<{ id: number; version: number; bill_no: string | null; status: number }> =>
  granted(await post(`${controller}/Submit`, { ...(await reportBody(post, controller, wish)), sign: signature }))
