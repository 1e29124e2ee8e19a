import i18next from 'i18next'
import { describe, expect, test } from 'vitest'
import { interpolation, words } from './interpolation.ts'
import { textsOf } from './testing/textsOf.ts'

const [CN, HK, US] = await Promise.all([textsOf('CN'), textsOf('HK'), textsOf('US')])

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

const expected = Object.fromEntries(parameters(CN))

describe.each([
  ['HK', HK],
  ['US', US],
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

/** All texts of a language. */
const flat = (some: Texts): string[] =>
  Object.values(some).flatMap((value) => (typeof value === 'string' ? [value] : flat(value)))

test('a word that goes with a number names a number of its text, or the count', () => {
  const loose = flat(US).filter((text) =>
    [...text.matchAll(/\{(\w+), ([^}]*)\}/g)].some(
      ([, name, words]) => words?.split('|').length !== 2 || (name !== 'count' && !text.includes(`{${name}}`)),
    ),
  )
  expect(loose).toEqual([])
  // Neither "1 rows" nor "page(s)".
  expect(flat(US).filter((text) => /\w\(e?s\)/.test(text))).toEqual([])
})

test('English says one row and two rows', async () => {
  const resources = { 'en-US': { translation: US }, 'zh-CN': { translation: CN } }
  const own = i18next.createInstance({ lng: 'en-US', resources, interpolation })
  await own.use(words).init()
  const textFor = (rows: number) => own.t('shared.downloads.rows', { rows })
  expect([0, 1, 2].map(textFor)).toEqual(['0 rows', '1 row', '2 rows'])
  expect([1, 2].map((count) => own.t('dashboard.unit.bill', { count }))).toEqual(['record', 'records'])
  await own.changeLanguage('zh-CN')
  expect(own.t('dashboard.unit.bill', { count: 1 })).toBe('笔')
})
