import { wordFor } from '@shouya/contract/wordFor'
import type { FormatterModule } from 'i18next'

/** How texts write their values: `{name}`. */
export const interpolation = { escapeValue: false, prefix: '{', suffix: '}' }

/** Knows one format: `{count, record|records}` is the word that goes with a number. */
export const words: FormatterModule = {
  type: 'formatter',
  init() {},
  add() {},
  addCached() {},
  format: (value: unknown, choice?: string): string => (choice === undefined ? String(value) : wordFor(value, choice)),
}
