import { z } from 'zod'
import { date, id } from './fields.ts'

/**
 * The state of a duty: `signing` was filed and waits for another's signature, `leaving` is signed and waits for the
 * vehicle's departure, `late` was done after its deadline.
 */
export const dutyStates = ['todo', 'signing', 'leaving', 'overdue', 'done', 'late', 'exempt'] as const

/** The duties of a day of every unit in scope that has some. */
export const dutyWall = z.object({
  day: date,
  /** The duties in the order of the day, in the caller's language. */
  types: z.array(z.object({ task_code: z.string(), task_name: z.string() })),
  groups: z.array(
    z.object({
      dept_id: id,
      name: z.string(),
      units: z.array(
        z.object({
          dept_id: id,
          name: z.string(),
          /** One for each of `types`; null: the unit does not have it. */
          states: z.array(z.enum(dutyStates).nullable()),
        }),
      ),
    }),
  ),
})
