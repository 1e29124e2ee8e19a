/** What a document may measure; more is refused when it is read (forms.md 5.5). */
export const LIMITS = {
  /** Characters of the JSON text. */
  text: 2_000_000,
  /** Fields, of all depths together. */
  fields: 5_000,
  /** Containers in containers. */
  depth: 20,
  /** Objects and lists in one another; a field in twenty tables needs six for each. */
  jsonDepth: 200,
  /** Rows, and columns, of a table. */
  table: 200,
  /** Values of any kind, so that a document given as an object is bounded too. */
  nodes: 400_000,
  /** Characters of one pattern, and steps of the machine that it becomes: a repeat counts as often as it says. */
  pattern: 1_000,
  program: 1_200,
  /** The same of all patterns of a form, and of those in one row of a batch: each row asks them all. */
  programs: 6_000,
  rowPrograms: 600,
  /** Steps of a pattern times characters of the text, of one value and of all: a million takes some 40 ms. */
  patternWork: 1_200_000,
  formPatternWork: 6_000_000,
  /** Rows that a batch may hold, and parts of expressions that one row of it may reckon. */
  rows: 2_000,
  rowParts: 400,
} as const

/** Characters of what a form says: names stand in lists, titles and heads of columns; prose is read where it stands. */
export const TEXTS = { name: 100, words: 500, prose: 20_000 } as const

/** Keys that mean something to JavaScript itself: a document that holds one was made to harm. */
export const FORBIDDEN_KEYS: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])

/** Names that every object answers to: as a key of the data they would be read where nothing was entered. */
export const isReservedModel = (model: string): boolean => FORBIDDEN_KEYS.has(model) || model in Object.prototype
