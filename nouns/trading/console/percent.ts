/** Hundredths of a percent as people read them. */
export const percent = (rate: number): string => `${(rate / 100).toFixed(2)}%`
