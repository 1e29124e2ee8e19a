import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import config from '../../vitest.config.ts'
import { deepGates, gates } from './gates.mjs'
import { root } from './paths.mjs'

/** An option of vitest, in a call's options or on its command line. */
const retries = /(?<![\w.'"])retry\s*:|--retry|\.retry\(/

/** The places where an object has `retry`, at any depth. */
const placesIn = (value: unknown, path = ''): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, child]) =>
        key === 'retry' ? [`${path}.${key}`] : placesIn(child, `${path}.${key}`),
      )
    : []

test('no test gets a second try: what only a retry saves is a defect to find', () => {
  expect(placesIn(config)).toEqual([])
  expect([...gates, ...deepGates].filter(({ command }) => retries.test(command.join(' ')))).toEqual([])
  const files = ['package.json', 'scripts/checks/hours.mjs', 'scripts/checks/twenty.mjs', 'vitest.config.ts'].concat(
    globSync('{apps,nouns,packages,scripts,e2e}/**/*.{test.ts,test.tsx}', {
      cwd: root,
      exclude: (name) => name === 'node_modules',
    }),
    globSync('e2e/support/*.ts', { cwd: root }),
  )
  expect(files.length).toBeGreaterThan(300)
  const own = 'scripts/lib/noRetry.test.ts'
  const filesWithRetry = files.filter((file) => file !== own && retries.test(readFileSync(join(root, file), 'utf8')))
  expect(filesWithRetry).toEqual([])
})

test('it would be seen', () => {
  expect(placesIn({ test: { projects: [{ test: { retry: 2 } }] } })).toEqual(['.test.projects.0.test.retry'])
  for (const text of ['test("x", { retry: 1 }, run)', 'vitest run --retry=2', 'describe.configure({ retry: 3 })'])
    expect(text).toMatch(retries)
})
