import { action } from '@shouya/contract/action'
import { dutyStates, dutyWall } from '@shouya/contract/duty'
import { date, datetime, dictCode, id } from '@shouya/contract/fields'
import { z } from 'zod'

const bench = { id: 'dash_workplace', operation: 'query' } as const

/**
 * The duties of a unit today, by deadline: of the caller's own unit, or of a unit in scope for those who may read the
 * statistics of tasks (403 otherwise). Empty if the unit has no duties.
 */
export const GetDay = action('Duty', 'GetDay', {
  kind: 'read',
  access: bench,
  in: z.strictObject({ dept_id: id.optional() }),
  out: z.object({
    day: date,
    dept_name: z.string(),
    /** The name of a public holiday, or of a day worked instead of one, else null. */
    holiday: z.string().nullable(),
    duties: z.array(
      z.object({
        id,
        task_code: z.string(),
        /** In the caller's language. */
        task_name: z.string(),
        deadline: datetime,
        /** Dictionary task_status. */
        status: dictCode,
        state: z.enum(dutyStates),
        finish_time: datetime.nullable(),
        /** The people who are awaited; empty when the duty is done or ends by itself. */
        awaited: z.array(z.object({ user_id: id.nullable(), name: z.string() })),
        /** The page on which the caller fulfills or views the duty; null if the caller may open none. */
        way: z.string().nullable(),
        /** What the caller does there: fills in the record, signs, records that the vehicle has left, or views. */
        act: z.enum(['fill', 'sign', 'leave', 'look']),
        /** Whether it waits for somebody whom the caller may remind. */
        urgeable: z.boolean(),
      }),
    ),
  }),
})

/** Today's duties of every unit in scope that has duties, by parent units. One SQL statement also for 120 outlets. */
export const GetWall = action('Duty', 'GetWall', {
  kind: 'read',
  access: { id: 'report_daily', operation: 'query' },
  in: z.strictObject({}),
  out: dutyWall,
})

/**
 * Reminds the people for whom a duty waits, each at most once an hour (1004 when all were reminded): a duty of the
 * caller's unit, or of one in scope for those who may read the statistics. 1004 when only the caller is awaited.
 */
export const Urge = action('Duty', 'Urge', {
  kind: 'write',
  access: bench,
  in: z.strictObject({ id }),
  out: z.object({ urged: z.int() }),
})
