import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** A document is data: no part of it may be executed as code (issue 4; the import law keeps Node and React out). */
test('no source makes code out of text', () => {
  const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
  )
  expect(sources.length).toBeGreaterThan(50)
  const makes = sources.filter((name) =>
    /\beval\(|new Function|Function\(|import\(|setTimeout\(|globalThis/.test(
      readFileSync(join(import.meta.dirname, name), 'utf8'),
    ),
  )
  expect(makes).toEqual([])
})
