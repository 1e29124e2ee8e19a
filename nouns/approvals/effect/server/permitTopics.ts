const daily = '/form/daily/taskdaily'

/**
 * Topics that permit something once: nobody hears them, a register uses them. Each with what a revocation publishes to take
 * the permit back, and the page of the console where it is used and its user is found by number; null where the number says.
 */
export const permitTopics = {
  'sealed_key.open': { undo: 'sealed_key.keep', page: `${daily}/Handover` },
  'escort_crew.admit': { undo: 'escort_crew.bar', page: `${daily}/EscortList` },
  'register.open': { undo: 'register.close', page: null },
  'blacklist.lift': { undo: 'blacklist.keep', page: '/exception/escort/StaffList/' },
} as const

export type PermitTopic = keyof typeof permitTopics

const takenBack = new Map<string, PermitTopic>(
  Object.entries(permitTopics).map(([topic, { undo }]) => [undo, topic as PermitTopic]),
)

/** The permit that a topic takes back, if it is one that does. */
export const takenBackBy = (topic: string): PermitTopic | undefined => takenBack.get(topic)

/** Whether it is settled by permits, not by who hears it. */
export const isOfPermits = (topic: string): boolean => topic in permitTopics || takenBack.has(topic)

/** The registers by how their numbers begin (domain 0.3). */
const registers: Readonly<Record<string, string>> = {
  AQ: `${daily}/SecurityItemList`,
  KX: `${daily}/EscortList`,
  CR: `${daily}/InOutList`,
  YS: `${daily}/Handover`,
  GZ: `${daily}/RepairList`,
}

/** Where a permit is used, or was by the record of this number; null: the topic is none, or nothing says where. */
export const pageOf = (topic: string, number: string | null): string | null =>
  topic in permitTopics
    ? (permitTopics[topic as PermitTopic].page ?? registers[number?.slice(0, 2) ?? ''] ?? null)
    : null
