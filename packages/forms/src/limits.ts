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
  /** Characters of one pattern, and rows that a batch may hold. */
  pattern: 1_000,
  rows: 2_000,
} as const

/** Keys that mean something to JavaScript itself: a document that holds one was made to harm. */
export const FORBIDDEN_KEYS: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])

/** Names that every object answers to: as a key of the data they would be read where nothing was entered. */
export const isReservedModel = (model: string): boolean => FORBIDDEN_KEYS.has(model) || model in Object.prototype
