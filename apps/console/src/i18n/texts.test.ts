import { describe, expect, test } from 'vitest'
import entryCN from './CN/entry.ts'
import CN from './CN/texts.ts'
import entryHK from './HK/entry.ts'
import HK from './HK/texts.ts'
import entryUS from './US/entry.ts'
import US from './US/texts.ts'

type Texts = { readonly [key: string]: string | Texts }

/** Dotted key → the parameters of its text. */
function parameters(texts: Texts, prefix = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [
          [
            prefix + key,
            [...value.matchAll(/\{(\w+)\}/g)]
              .map(([, name]) => name)
              .sort()
              .join(),
          ] as [string, string],
        ]
      : parameters(value, `${prefix}${key}.`),
  )
}

const expected = Object.fromEntries(parameters({ ...entryCN, ...CN }))

describe.each([
  ['HK', { ...entryHK, ...HK }],
  ['US', { ...entryUS, ...US }],
])('%s', (_, texts) => {
  test('says everything that CN says, with the same parameters', () => {
    expect(Object.fromEntries(parameters(texts))).toEqual(expected)
  })

  test('has no empty text', () => {
    const empty = (some: Texts): string[] =>
      Object.entries(some).flatMap(([key, value]) =>
        value === '' ? [key] : typeof value === 'string' ? [] : empty(value),
      )
    expect(empty(texts)).toEqual([])
  })
})
