/** The largest accepted document; larger ones are refused when they are read (forms.md 5.5). */
export const LIMITS = {
  /** Characters of the JSON text. */
  text: 2_000_000,
  /** Fields, at all depths together. */
  fields: 5_000,
  /** Nesting of containers. */
  depth: 20,
  /** Nesting of objects and lists; a field in twenty tables needs six levels for each. */
  jsonDepth: 200,
  /** Rows, and columns, of a table. */
  table: 200,
  /** Values of any kind, so that a document given as an object is bounded too. */
  nodes: 400_000,
  /** Characters of one pattern, and steps of its machine: a repeat counts as often as it repeats. */
  pattern: 1_000,
  program: 1_200,
  /** The same for all patterns of a form, and for those of one row of a batch: each row runs them all. */
  programs: 6_000,
  rowPrograms: 600,
  /** Steps of a pattern times characters of the text, for one value and for all: a million takes some 40 ms. */
  patternWork: 1_200_000,
  formPatternWork: 6_000_000,
  /** Rows of a batch, and parts of the expressions that one row of it evaluates. */
  rows: 2_000,
  rowParts: 400,
} as const

/** Characters of a form's texts: names appear in lists, titles and heads of columns; prose appears only in the form. */
export const TEXTS = { name: 100, words: 500, prose: 20_000 } as const

/** Keys with a special meaning in JavaScript: a document with such a key is an attack. */
export const FORBIDDEN_KEYS: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])

/** Names that every object inherits: as a key of the data they would be read where nothing was entered. */
export const isReservedModel = (model: string): boolean => FORBIDDEN_KEYS.has(model) || model in Object.prototype
