import { type Lang, type MessageKey, message } from '@shouya/contract/messages'
import { topicNames } from './topicNames.ts'

/** A topic in words; one that a former version knew as it was called. */
export const topicName = (lang: Lang, topic: string): string =>
  (topicNames as readonly string[]).includes(topic) ? message(lang, `topic.${topic}` as MessageKey) : topic
