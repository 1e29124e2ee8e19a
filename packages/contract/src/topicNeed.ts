import type { TopicNeed as Need } from '@shouya/approvals/offers'
import { z } from 'zod'

/** A field that a topic reads of a request's form (`TopicNeed` of the engine). */
export const topicNeed: z.ZodType<Need> = z.object({
  model: z.string(),
  is: z.enum(['text', 'number', 'id', 'ids', 'day', 'moment', 'period', 'rows']),
  get columns() {
    return z.array(topicNeed).optional()
  },
})
export type TopicNeed = z.output<typeof topicNeed>
