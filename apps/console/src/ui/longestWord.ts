/** A Latin word, which does not break; Chinese breaks between any two characters. */
const WORD = /[^\s\u2e80-\uffff/]+/g

/** The length of the longest word of these texts: a column needs that much so that nothing is cut. */
export const longestWord = (texts: readonly string[]): number =>
  Math.max(0, ...texts.flatMap((text) => text.match(WORD) ?? []).map(({ length }) => length))
