import { daysOfPeriod, partsOfPeriod } from '@shouya/noun/period'
import { type Stage, THERE } from '@shouya/server/testing/matrix/scopeCase.ts'
import type { TestApp } from '@shouya/server/testing/testApp.ts'
import type { UnitCode } from '@shouya/server/testing/world.ts'

type RowOf = { unit?: UnitCode; code?: string; day?: string; status?: number; period?: string }

/** A task inserted directly, of a day or a longer period, due at five in the afternoon of the day. */
export async function makeTaskRow(
  t: TestApp,
  {
    unit = 'BA0011',
    code = 'D_CHECK1',
    day = t.clock.at.toISOString().slice(0, 10),
    status = 1,
    period = day,
  }: RowOf = {},
): Promise<number> {
  const { user } = t.world
  const deadline = new Date(`${day}T09:00:00Z`)
  const isLate = status === 4
  const isDone = isLate || status === 2
  const { id } = await t.services.database.kysely
    .insertInto('task_assignment')
    .values({
      task_code: code,
      period_type: partsOfPeriod(period).type,
      period_key: period,
      biz_date: daysOfPeriod(period).first,
      dept_id: t.world.unit[unit],
      dept_name: unit === 'BB0011' ? '东屏路营业室' : unit,
      deadline,
      duty_user_id: user.outlet_safety,
      duty_user_name: '某outlet_safety',
      status,
      ...(isDone
        ? {
            finish_time: new Date(deadline.getTime() + (isLate ? 3_600_000 : -3_600_000)),
            biz_table: 'security_check',
            biz_id: 1,
            overdue_minutes: isLate ? 60 : null,
          }
        : {}),
      ...(status === 5
        ? { exempt_reason: '停业装修', exempt_user_id: user.branch_security, exempt_user_name: '某branch_security' }
        : {}),
      search_text: unit.toLowerCase(),
      create_time: t.clock.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const DAY = 86_400_000
let taskCount = 0

/** A task of the other unit, each on a different day. */
export const taskThere = ({ t }: Pick<Stage, 't'>): Promise<number> =>
  makeTaskRow(t, {
    unit: THERE,
    day: new Date(Date.parse('2026-01-05') + ++taskCount * DAY).toISOString().slice(0, 10),
  })
