import { formData } from '@shouya/contract/customForm'
import { id, line } from '@shouya/contract/fields'
import { z } from 'zod'

/** Node → the people picked for it. */
export const picks = z.record(z.string().max(40), z.array(id).max(50))

/** A node for which people are picked: before a request starts (`id` as in Preview), or in a task. */
export const pickPlace = z.union([
  z.strictObject({ node: z.string().max(40), flow_id: id, id: id.optional(), data: formData }),
  z.strictObject({ node: z.string().max(40), task_id: id }),
])

/** The candidates for a task, for a copy, for a node. */
export const personQuery = z.strictObject({
  keywords: line(50).default(''),
  /** `leaver`: includes disabled and closed accounts, for administrators who hand their tasks over. */
  for: z.enum(['task', 'copy', 'leaver']).default('task'),
  pick: pickPlace.optional(),
})

/** A node whose people the initiator picks. */
export const pickNode = z.object({ node: z.string(), name: z.string(), min: z.int(), max: z.int() })
