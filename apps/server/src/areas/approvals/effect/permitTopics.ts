/**
 * Topics that permit something once: nobody hears them, a register uses them. Each with what a revocation publishes to take
 * the permit back, and the page of the console where it is used and its user is found by number.
 */
export const permitTopics = {
  'sealed_key.open': { undo: 'sealed_key.keep', page: '/form/daily/taskdaily/Handover' },
  'escort_crew.admit': { undo: 'escort_crew.bar', page: '/form/daily/taskdaily/EscortList' },
} as const

export type PermitTopic = keyof typeof permitTopics

const takenBack = new Map<string, PermitTopic>(
  Object.entries(permitTopics).map(([topic, { undo }]) => [undo, topic as PermitTopic]),
)

/** The permit that a topic takes back, if it is one that does. */
export const takenBackBy = (topic: string): PermitTopic | undefined => takenBack.get(topic)

/** Whether it is settled by permits, not by who hears it. */
export const isOfPermits = (topic: string): boolean => topic in permitTopics || takenBack.has(topic)

/** Where a permit is used; null: the topic is none. */
export const pageOf = (topic: string): string | null =>
  topic in permitTopics ? permitTopics[topic as PermitTopic].page : null
