/** A share as whole percents: all is a hundred only when nobody is missing; of nothing it is nothing. */
export const wholePercent = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.floor((100 * part) / whole)
