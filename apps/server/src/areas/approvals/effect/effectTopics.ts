import type { Ctx } from '../../../core/context.ts'
import { isOfPermits } from './permitTopics.ts'
import { topicName } from './topicName.ts'
import { topicNames } from './topicNames.ts'

/** The topics that a flow may name, in the caller's language. */
export const topicList = async ({ lang, services }: Ctx) =>
  topicNames.map((topic) => ({
    topic,
    name: topicName(lang, topic),
    heard: isOfPermits(topic) || services.topics.isHeard(topic),
  }))
