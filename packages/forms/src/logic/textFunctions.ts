import { isList } from '../json.ts'
import { type LogicFunction, textOf } from './logicFunction.ts'

/** Fields that repeatedly double a text would fill the memory; longer results are null. */
const LONGEST = 100_000

/** Texts and lists. */
export const textFunctions = {
  concat: {
    params: ['any'],
    rest: true,
    result: 'text',
    run: (...all) => {
      const texts = all.map(textOf)
      return texts.reduce((sum, text) => sum + text.length, 0) > LONGEST ? null : texts.join('')
    },
  },
  /** Characters of a text, items of a list. */
  length: {
    params: ['any'],
    result: 'number',
    run: (value = null) => (isList(value) ? value.length : [...textOf(value)].length),
  },
  trim: { params: ['text'], result: 'text', run: (value = null) => textOf(value).trim() },
  upper: { params: ['text'], result: 'text', run: (value = null) => textOf(value).toUpperCase() },
  lower: { params: ['text'], result: 'text', run: (value = null) => textOf(value).toLowerCase() },
  startsWith: {
    params: ['text', 'text'],
    result: 'boolean',
    run: (a = null, b = null) => textOf(a).startsWith(textOf(b)),
  },
  endsWith: { params: ['text', 'text'], result: 'boolean', run: (a = null, b = null) => textOf(a).endsWith(textOf(b)) },
  /** The first characters of a text. */
  left: {
    params: ['text', 'number'],
    result: 'text',
    run: (value = null, count = null) => [...textOf(value)].slice(0, Math.max(0, Number(count))).join(''),
  },
  toNumber: {
    params: ['text'],
    result: 'number',
    run: (value = null) => (/^-?\d+(\.\d+)?$/.test(textOf(value)) ? Number(value) : null),
  },
  toText: { params: ['any'], result: 'text', run: (value = null) => textOf(value) },
  /** Of a list; the ends of a date range are its first and last item. */
  first: { params: ['list'], result: 'any', run: (list = null) => (isList(list) ? (list[0] ?? null) : null) },
  last: { params: ['list'], result: 'any', run: (list = null) => (isList(list) ? (list.at(-1) ?? null) : null) },
} satisfies Record<string, LogicFunction>
