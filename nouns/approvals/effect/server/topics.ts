import type { Offers } from '@shouya/approvals/offers'
import { type Lang, type MessageKey, message } from '@shouya/contract/messages'
import { peopleSources, unitSources } from '@shouya/contract/sources'
import type { Ctx } from '@shouya/server/core/context.ts'
import { topicNeeds } from '@shouya/server/core/topics/topicNeeds.ts'
import { isOfPermits } from './permitTopics.ts'

/** The topics that the approval of a request, or a trigger node, can publish (domain.md 10.3, on_pass). */
export const topicNames = [
  'video_access.create',
  'visit_permit.create',
  'vault_permit.create',
  'escort_plan.create',
  'absence.mark',
  'purchase.register',
  'staff_change.apply',
  'sealed_key.open',
  'escort_crew.admit',
  'register.open',
  'blacklist.lift',
  'archive.destroy',
  // The topics that revocations publish to undo them; a change of staff is undone by another change.
  'video_access.cancel',
  'visit_permit.cancel',
  'vault_permit.cancel',
  'escort_plan.cancel',
  'absence.unmark',
  'purchase.cancel',
  'sealed_key.keep',
  'escort_crew.bar',
  'register.close',
  'blacklist.keep',
] as const

/** The name of a topic; a topic of an older version keeps its key. */
export const topicName = (lang: Lang, topic: string): string =>
  (topicNames as readonly string[]).includes(topic) ? message(lang, `effect.topic.${topic}` as MessageKey) : topic

/** What flows may refer to here: topics with the fields that they read, sources of people and of units. */
export const offers: Offers = {
  topics: topicNames.map((topic) => ({ topic, needs: topicNeeds(topic) })),
  people: peopleSources,
  units: unitSources,
}

/** The topics that a flow may name, in the caller's language. */
export const topicList = async ({ lang, services }: Ctx) =>
  offers.topics.map(({ topic, needs }) => ({
    topic,
    name: topicName(lang, topic),
    heard: isOfPermits(topic) || services.topics.isHeard(topic),
    needs: [...needs],
  }))
