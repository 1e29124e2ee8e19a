import type { Offers } from '@shouya/approvals/offers'
import { peopleSources, unitSources } from '@shouya/contract/sources'
import { topicNeeds } from '@shouya/server/core/topics/topicNeeds.ts'
import { topicNames } from './topicNames.ts'

/** What flows may name here: topics with the fields that they read, sources of people and of units. */
export const offers: Offers = {
  topics: topicNames.map((topic) => ({ topic, needs: topicNeeds(topic) })),
  people: peopleSources,
  units: unitSources,
}
