const daily = '/form/daily/taskdaily'

/**
 * Topics that permit something once: they have no subscriber, a register uses the permit. Each with the topic by which
 * a revocation takes the permit back, and the console page where it is used, on which the record that used it is found
 * by number; null if the number itself tells the page.
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

/** The permit topic that a topic takes back; undefined if it takes none back. */
export const takenBackBy = (topic: string): PermitTopic | undefined => takenBack.get(topic)

/** Whether the topic is settled by permits and not by a subscriber. */
export const isOfPermits = (topic: string): boolean => topic in permitTopics || takenBack.has(topic)

/** The registers by the prefix of their numbers (domain 0.3). */
const registers: Readonly<Record<string, string>> = {
  AQ: `${daily}/SecurityItemList`,
  KX: `${daily}/EscortList`,
  CR: `${daily}/InOutList`,
  YS: `${daily}/Handover`,
  GZ: `${daily}/RepairList`,
}

/**
 * The page where a permit is used, or was used by the record of this number; null if the topic is no permit, or no page
 * is known.
 */
export const pageOf = (topic: string, number: string | null): string | null =>
  topic in permitTopics
    ? (permitTopics[topic as PermitTopic].page ?? registers[number?.slice(0, 2) ?? ''] ?? null)
    : null
