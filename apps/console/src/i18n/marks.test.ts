import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { mark, useLanguage } from './language.ts'

test('a mark between words is written as the language does', () => {
  const all = () => (['、', '，', '；', '：'] as const).map(mark).join('')
  expect(all()).toBe('、，；：')
  useLanguage.setState({ lang: 'US' })
  expect(all()).toBe(', , ; : ')
  useLanguage.setState({ lang: 'CN' })
})

test('no page joins words by a mark of its own', () => {
  const root = join(import.meta.dirname, '..')
  const own = globSync('**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !file.startsWith('i18n') && /join\(\s*'[、，；：]'/.test(readFileSync(join(root, file), 'utf8')),
  )
  expect(own).toEqual([])
})
