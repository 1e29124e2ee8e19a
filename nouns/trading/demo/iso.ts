/** A moment as the rows of the demonstration have it. */
export const iso = (at: number): string => new Date(at).toISOString()
