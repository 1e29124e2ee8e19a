import { expect, test } from 'vitest'
import { mark, useLanguage } from './language.ts'

const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '../../../../nouns/**/console/**/*.{ts,tsx}', '!./**'], {
  eager: true,
  query: '?raw',
  import: 'default',
})

test('a mark between words is written as the language does', () => {
  const all = () => (['、', '，', '；', '：'] as const).map(mark).join('')
  expect(all()).toBe('、，；：')
  useLanguage.setState({ lang: 'US' })
  expect(all()).toBe(', , ; : ')
  useLanguage.setState({ lang: 'CN' })
})

test('no page joins words by a mark of its own', () => {
  const files = Object.entries(sources)
  expect(files.length).toBeGreaterThan(500)
  expect(files.filter(([, source]) => /join\(\s*'[、，；：]'/.test(source)).map(([file]) => file)).toEqual([])
})
