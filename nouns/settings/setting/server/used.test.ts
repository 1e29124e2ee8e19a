import { readFileSync } from 'node:fs'
import type { Parameter } from '@shouya/server/core/settings/kinds.ts'
import { parameters } from '@shouya/server/core/settings/parameters.ts'
import { serverSources } from '@shouya/server/testing/serverSources.ts'
import { expect, test } from 'vitest'
import { categoryOf } from '../../../archive/reportFile/rules.ts'

const file = new URL('../../../../apps/server/src/db/seed/settings.json', import.meta.url)
const seed: { key: string; editable: boolean }[] = JSON.parse(readFileSync(file, 'utf8'))

const sources = [...serverSources].filter(([name]) => !name.endsWith('parameters.ts')).map(([, text]) => text)

/** What is decided when the product is installed. */
const fixed = ['business.timezone']

test('a parameter has an effect: somebody reads it', () => {
  const idle = Object.keys(parameters).filter((key) => !sources.some((text) => text.includes(`'${key}'`)))
  expect(idle).toEqual([])
  expect(seed.filter(({ editable }) => !editable).map(({ key }) => key)).toEqual(fixed)
})

test('so has each part of one: who reads the parameter names the part, or nobody may change it', () => {
  const parts = Object.entries<Parameter>(parameters)
    .filter(
      ([key, { kind }]) => kind === 'numbers' && seed.some((parameter) => parameter.key === key && parameter.editable),
    )
    // Keys that are levels are not read by name, but by the level of a record.
    .flatMap(([key, { options, idle }]) =>
      options.filter((name) => !/^\d+$/.test(name)).map((name) => ({ key, name, idle })),
    )
  const read = parts.filter(({ key, name }) =>
    sources.some((text) => text.includes(`'${key}'`) && new RegExp(`\\{[^}\\n]*\\b${name}\\b[^}\\n]*\\} =`).test(text)),
  )
  // The archive keeps its files for the years of their category.
  const filed = parts.filter(({ name }) => categoryOf(name) !== undefined)
  // Registers whose records go by a list after these years.
  const kept = parts.filter(({ name }) => sources.some((text) => text.includes(`kept: '${name}'`)))
  // Rows that go by a job after these years.
  const removed = parts.filter(({ name }) =>
    sources.some((text) => text.includes('removeOld({') && text.includes(`table: '${name}'`)),
  )
  const locked = parts.filter(({ name, idle }) => idle.includes(name))
  expect(read.map(({ name }) => name).toSorted()).toEqual(['log', 'log_sensitive'])
  expect(removed.map(({ name }) => name).toSorted()).toEqual(['feedback', 'material', 'notice', 'selfcheck_value'])
  expect([...new Set([...read, ...filed, ...kept, ...removed, ...locked].map(({ name }) => name))].toSorted()).toEqual(
    parts.map(({ name }) => name).toSorted(),
  )
})
