import { action } from '@shouya/contract/action'
import { dutyStates, dutyWall } from '@shouya/contract/duty'
import { date, datetime, dictCode, id } from '@shouya/contract/fields'
import { z } from 'zod'

const bench = { id: 'dash_workplace', operation: 'query' } as const

/**
 * What a unit owes today, in the order of its deadlines: the caller's own, or for those who read the statistics of tasks one
 * in their scope (403 otherwise). Nothing where it owes nothing.
 */
export const GetDay = action('Duty', 'GetDay', {
  kind: 'read',
  access: bench,
  in: z.strictObject({ dept_id: id.optional() }),
  out: z.object({
    day: date,
    dept_name: z.string(),
    /** The name of a day off or worked instead, else null. */
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
        /** Whose turn it is; nobody's when it is done, or ends by itself. */
        awaited: z.array(z.object({ user_id: id.nullable(), name: z.string() })),
        /** Where the caller does their part, or looks at it; null: nowhere that they may go. */
        way: z.string().nullable(),
        /** What the caller does there: fills it in, signs, records that the vehicle has left, or looks. */
        act: z.enum(['fill', 'sign', 'leave', 'look']),
        /** Somebody else is awaited whom the caller may remind. */
        urgeable: z.boolean(),
      }),
    ),
  }),
})

/**
 * The duties of today of every unit in scope that owes some, by the units that they stand under: 120 outlets are one statement.
 */
export const GetWall = action('Duty', 'GetWall', {
  kind: 'read',
  access: { id: 'report_daily', operation: 'query' },
  in: z.strictObject({}),
  out: dutyWall,
})

/**
 * Reminds those whom a duty of the caller's unit, or of one in scope for those who read the statistics, waits for; each once
 * an hour (1004 when all of them were). 1004 when nobody but the caller is awaited.
 */
export const Urge = action('Duty', 'Urge', {
  kind: 'write',
  access: bench,
  in: z.strictObject({ id }),
  out: z.object({ urged: z.int() }),
})
