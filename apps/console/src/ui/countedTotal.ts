/** The server counts and pages no further than that. */
export const furthest = 10_000

/** How many rows a list has, as far as the server counted them: `Total` is one more where there are more. */
export const countedTotal = (total: number): string => (total > furthest ? '10,000+' : String(total))
