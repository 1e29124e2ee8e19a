import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import type { Parameter } from '../../../core/settings/kinds.ts'
import { parameters } from '../../../core/settings/parameters.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const seed: { key: string; editable: boolean }[] = JSON.parse(readFileSync(`${root}db/seed/settings.json`, 'utf8'))

const sources = globSync('**/*.ts', { cwd: root, exclude: (name) => name.includes('.test.') })
  .filter((file) => !file.endsWith('parameters.ts'))
  .map((file) => readFileSync(`${root}${file}`, 'utf8'))

test('a parameter that may be changed has an effect: somebody reads it', () => {
  const idle = Object.keys(parameters).filter((key) => !sources.some((text) => text.includes(`'${key}'`)))
  const fixed = seed.filter(({ editable }) => !editable).map(({ key }) => key)
  expect(idle.filter((key) => !fixed.includes(key))).toEqual([])
  expect(idle.length).toBeGreaterThan(0)
})

test('so has each part of one: who reads the parameter names the part, or nobody may change it', () => {
  const parts = Object.entries<Parameter>(parameters)
    .filter(([key, { kind }]) => kind === 'numbers' && seed.some((one) => one.key === key && one.editable))
    // Parts by level are read by the level of a record.
    .flatMap(([key, { options, idle }]) =>
      options.filter((name) => !/^\d+$/.test(name)).map((name) => ({ key, name, idle })),
    )
  const read = parts.filter(({ key, name }) =>
    sources.some((text) => text.includes(`'${key}'`) && new RegExp(`\\{[^}\\n]*\\b${name}\\b[^}\\n]*\\} =`).test(text)),
  )
  const locked = parts.filter(({ name, idle }) => idle.includes(name))
  expect(read.map(({ name }) => name).toSorted()).toEqual(['log', 'log_sensitive', 'notice'])
  expect([...read, ...locked].map(({ name }) => name).toSorted()).toEqual(parts.map(({ name }) => name).toSorted())
})
