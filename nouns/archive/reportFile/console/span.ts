/** From one value to another; only one where both are the same. */
export const span = (from: string | null, to: string | null): string =>
  [...new Set([from, to].filter((end) => end !== null))].join(' – ')
