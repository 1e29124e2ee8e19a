import { periodType } from '@shouya/noun/period'
import type { Ctx } from '@shouya/server/core/context.ts'
import { failAt } from '@shouya/server/core/failure.ts'
import { daysOf } from '../../../rectify/answer/rules.ts'
import { DAY } from '../../../rectify/checkItem/rules.ts'
import { source } from '../../../rectify/server/public.ts'
import type { ReportNoun } from '../../checkReport/fields.ts'
import { leastInspectors, scene } from '../../checkReport/rules.ts'
import { type Report, type Scene, status } from '../../checkReport/server/scene.ts'
import { selfCheck } from '../noun.ts'
import { type Kind, kinds, otherHalf, periodOfKind, yearDone } from '../rules.ts'

/** The year whose task a confirmed self-check does. */
async function taskPeriod({ scoped }: Ctx, { id, dept_id, period_key }: Report): Promise<string | null> {
  const other = await scoped
    .rows(selfCheck.table)
    .select('id')
    .where('dept_id', '=', dept_id)
    .where('period_key', '=', otherHalf(period_key))
    .where('status', 'in', [status.rectifying, status.closed])
    .where('id', '<>', id)
    .limit(1)
    .executeTakeFirst()
  return yearDone(period_key, other !== undefined)
}

export const selfCheckScene: Scene = {
  noun: selfCheck as object as ReportNoun,
  scene: scene.self,
  task: 'Y_SELF',
  owedBy: 'dept_id',
  period: periodType.half,
  periodOf: (asked, day) => periodOfKind((asked as { period_type?: Kind }).period_type ?? kinds[0], day),
  taskPeriod,
  source: source.self,
  leastInspectors: leastInspectors.self,
  concluded(results, { check_date, results: given }) {
    const late = results.find(
      ({ value_unit, value_num }) => value_unit === DAY && value_num !== null && value_num > daysOf(check_date),
    )
    if (late) {
      const index = given.findIndex(({ item_id }) => item_id === late.item_id)
      failAt(`results.${index}.value_num`, 'selfCheck.refused.alarmTest')
    }
    return results
  },
}
