/** Dictionary file_type. */
export const materialType = { learning: 1, building: 2 } as const

/** For whom it is: the whole bank, the publishing unit and all below it, chosen units and roles. */
export const visible = { bank: 1, below: 2, chosen: 3 } as const

/** Seconds in the foreground after which a text counts as read (domain 9.1). */
export const READ_SECONDS = 10

/** After how many seconds the page of a reader says that it is still looked at: first when it may count as read. */
export const BEATS = { first: 10, next: 30 } as const

/** The most seconds that one sign of life may count for. */
export const MOST_SECONDS = 35

/** Videos are watched at twice their speed at most. */
export const MOST_SPEED = 2

/** How often somebody may answer the questions of an edition. */
export const MOST_TRIES = 3

export const PASS_SCORE = 60

/** The pages on which each type is read, and managed. */
export const pages = {
  read: { 1: '/file/file/ListSearch1', 2: '/file/file/ListSearch2' },
  manage: { 1: '/exception/file/file/List1', 2: '/exception/file/file/List2' },
} as const

/** The page on which a reader opens it. */
export const readerLink = ({ id, type }: { id: number; type: number }): string =>
  `${type === materialType.building ? pages.read[2] : pages.read[1]}?id=${id}`
