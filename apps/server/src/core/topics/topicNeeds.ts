import type { TopicNeed } from '@shouya/contract/topicNeed'
import { z } from 'zod'
import { needsOf, requested } from './requested.ts'
import { topics } from './topics.ts'

/**
 * Permits have no subscriber but are used by a register: the fields that it reads of the request, i.e. what is opened
 * and who comes.
 */
const permits: Readonly<Record<string, z.ZodObject>> = {
  'register.open': z.object({ register: requested.text(), biz_date: requested.day() }),
  'blacklist.lift': z.object({ staff_no: requested.text(), person: requested.text() }),
}

/** The fields that a form must have for a topic of requests; none for topics that undo one. */
export function topicNeeds(topic: string): TopicNeed[] {
  const shape = Object.hasOwn(topics, topic) ? topics[topic as keyof typeof topics].shape : undefined
  const data = shape && 'data' in shape ? (shape.data as z.ZodObject) : permits[topic]
  return data ? needsOf(data) : []
}
