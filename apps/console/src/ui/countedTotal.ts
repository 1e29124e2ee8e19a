/** The server counts and pages up to here. */
export const furthest = 10_000

/** The number of rows of a list, as far as the server counted: `Total` is one more if there are more. */
export const countedTotal = (total: number): string => (total > furthest ? '10,000+' : String(total))
