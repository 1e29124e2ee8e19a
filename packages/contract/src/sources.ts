/** Sources of options whose values are ids of accounts, and of units. */
export const peopleSources = ['users', 'colleagues'] as const
export const unitSources = ['depts', 'allDepts'] as const

const DICT = 'dict.'

/** The source of options whose values are those of the dictionary with this code. */
export const dictionarySource = (code: string): string => `${DICT}${code}`

/** The code of the dictionary whose values the source has; undefined for another source. */
export const dictionaryOf = (source: string): string | undefined =>
  source.startsWith(DICT) ? source.slice(DICT.length) : undefined
