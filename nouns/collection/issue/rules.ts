/** Days after the deadline for which answers are taken at most (domain 6.2). */
export const MOST_LATE_DAYS = 30

export const MOST_TEMPLATES = 10

/** The most units, types, roles or accounts that one collection names. */
export const MOST_TARGETS = 500

/** The most answers that one command reviews or exempts. */
export const MOST_REVIEWED = 200

/** A collection leaves its receivers at least so many minutes (domain 6.2). */
export const LEAST_MINUTES = 60
