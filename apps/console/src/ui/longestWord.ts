/** A word in letters that nothing breaks; Chinese breaks between any two characters. */
const WORD = /[^\s\u2e80-\uffff/]+/g

/** How many letters the longest word of these texts has: so much a column has to hold for nothing to be cut. */
export const longestWord = (texts: readonly string[]): number =>
  Math.max(0, ...texts.flatMap((text) => text.match(WORD) ?? []).map(({ length }) => length))
