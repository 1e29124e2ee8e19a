/** For whom an entered number is. */
export const visible = { bank: 1, below: 2, chosen: 3 } as const

/** The most emergency numbers that stand above the book. */
export const MOST_PINNED = 24
