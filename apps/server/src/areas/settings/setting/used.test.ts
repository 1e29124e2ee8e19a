import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { parameters } from '../../../core/settings/parameters.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const seed: { key: string; editable: boolean }[] = JSON.parse(readFileSync(`${root}db/seed/settings.json`, 'utf8'))

test('a parameter that may be changed has an effect: somebody reads it', () => {
  const sources = globSync('**/*.ts', { cwd: root, exclude: (name) => name.includes('.test.') })
    .filter((file) => !file.endsWith('parameters.ts'))
    .map((file) => readFileSync(`${root}${file}`, 'utf8'))
  const idle = Object.keys(parameters).filter((key) => !sources.some((text) => text.includes(`'${key}'`)))
  const fixed = seed.filter(({ editable }) => !editable).map(({ key }) => key)
  expect(idle.filter((key) => !fixed.includes(key))).toEqual([])
  expect(idle.length).toBeGreaterThan(0)
})
