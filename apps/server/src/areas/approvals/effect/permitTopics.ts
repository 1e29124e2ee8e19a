/**
 * Topics that permit something once: nobody hears them, a register uses them. Each with what a revocation publishes to take
 * the permit back.
 */
export const permitTopics = {
  'sealed_key.open': 'sealed_key.keep',
  'escort_crew.admit': 'escort_crew.bar',
} as const

export type PermitTopic = keyof typeof permitTopics

const takenBack = new Map<string, PermitTopic>(
  Object.entries(permitTopics).map(([topic, undo]) => [undo, topic as PermitTopic]),
)

/** The permit that a topic takes back, if it is one that does. */
export const takenBackBy = (topic: string): PermitTopic | undefined => takenBack.get(topic)

/** Whether it is settled by permits, not by who hears it. */
export const isOfPermits = (topic: string): boolean => topic in permitTopics || takenBack.has(topic)
