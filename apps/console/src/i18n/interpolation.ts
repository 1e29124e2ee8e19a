import { wordFor } from '@shouya/contract/wordFor'
import type { FormatterModule } from 'i18next'

/** The format of parameters in texts: `{name}`. */
export const interpolation = { escapeValue: false, prefix: '{', suffix: '}' }

/** The only format: `{count, record|records}` is the form of a word for a number. */
export const words: FormatterModule = {
  type: 'formatter',
  init() {},
  add() {},
  addCached() {},
  format: (value: unknown, choice?: string): string => (choice === undefined ? String(value) : wordFor(value, choice)),
}
