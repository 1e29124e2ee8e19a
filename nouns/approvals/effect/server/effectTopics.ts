import type { Ctx } from '@shouya/server/core/context.ts'
import { offers } from './offers.ts'
import { isOfPermits } from './permitTopics.ts'
import { topicName } from './topicName.ts'

/** The topics that a flow may name, in the caller's language. */
export const topicList = async ({ lang, services }: Ctx) =>
  offers.topics.map(({ topic, needs }) => ({
    topic,
    name: topicName(lang, topic),
    heard: isOfPermits(topic) || services.topics.isHeard(topic),
    needs: [...needs],
  }))
