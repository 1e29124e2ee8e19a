import { type MessageKey, message } from '@shouya/contract/messages'
import type { Ctx } from '../../../core/context.ts'
import { isOfPermits } from './permitTopics.ts'

/** What the passing of a request, or a trigger on its way, can set going (domain.md 10.3, on_pass). */
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
  // What a revocation publishes for them; a change of staff is undone by another change.
  'video_access.cancel',
  'visit_permit.cancel',
  'vault_permit.cancel',
  'escort_plan.cancel',
  'absence.unmark',
  'purchase.cancel',
  'sealed_key.keep',
  'escort_crew.bar',
] as const

/** The topics that a flow may name, in the caller's language. */
export const topicList = async ({ lang, services }: Ctx) =>
  topicNames.map((topic) => ({
    topic,
    name: message(lang, `topic.${topic}` as MessageKey),
    heard: isOfPermits(topic) || services.topics.isHeard(topic),
  }))
