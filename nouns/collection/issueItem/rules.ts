/** The most files that a receiver hands in. */
export const MOST_FILES = 20
