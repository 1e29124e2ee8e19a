import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** Time, ids and directory data come in with the command; the import law excludes packages and Node. */
test('no source asks a clock, chance or the world, or makes code out of text', () => {
  const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.startsWith('testing'),
  )
  expect(sources.length).toBeGreaterThan(40)
  const asks =
    /Date\.now|new Date\(\)|Math\.random|performance\.|crypto\.|process\.|fetch\(|setTimeout\(|globalThis|\beval\(|Function\(|import\(|\basync\b|\bawait\b/
  expect(sources.filter((name) => asks.test(readFileSync(join(import.meta.dirname, name), 'utf8')))).toEqual([])
})
