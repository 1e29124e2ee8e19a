import { everything } from '@shouya/server/core/access/everything.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { taskDone, taskUndone } from '../../../tasks/server/public.ts'
import { drillRecord, FIRE } from '../noun.ts'
import { halfOf, quartersOf } from '../rules.ts'
import { counting, type DrillRecord } from './rules.ts'

const { table } = drillRecord

type Counted = Pick<DrillRecord, 'id' | 'dept_id' | 'period_key' | 'drill_type'>

/** The tasks that an evaluated drill does: of its quarter and, a fire evacuation, of its half-year (domain 5.1). */
function tasksOf({ id, dept_id, period_key, drill_type }: Counted, by: number) {
  const task = { deptId: dept_id, table, id, by }
  const ofQuarter = { ...task, code: 'Q_DRILL', periodKey: period_key }
  return drill_type === FIRE
    ? [ofQuarter, { ...task, code: 'H_FIREDRILL', periodKey: halfOf(period_key) }]
    : [ofQuarter]
}

export async function doTasks({ db, now, user }: Pick<Ctx, 'db' | 'now' | 'user'>, row: Counted): Promise<void> {
  for (const task of tasksOf(row, user.userId)) await taskDone(db, task, now)
}

/** Its evaluation was taken back: what it did is done by other drills of the same period, or to do again. */
export async function undoTasks(ctx: Pick<Ctx, 'db' | 'now' | 'user'>, row: DrillRecord): Promise<void> {
  await taskUndone(ctx.db, { table, id: row.id }, ctx.now)
  const others = await everything(ctx.db)
    .selectFrom('drill_record')
    .select(['id', 'dept_id', 'period_key', 'drill_type'])
    .where('dept_id', '=', row.dept_id)
    .where('period_key', 'in', quartersOf(halfOf(row.period_key)))
    .where('status', 'in', counting)
    .where('id', '<>', row.id)
    .orderBy('evaluate_time')
    .execute()
  for (const other of others) await doTasks(ctx, other)
}
