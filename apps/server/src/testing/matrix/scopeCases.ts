import { globSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Cases } from './scopeCase.ts'

const folder = fileURLToPath(new URL('../../../../../nouns', import.meta.url))

/** What each noun, or area, says in `server/testing/scopeCases.ts`. */
const ofNouns: Cases[] = await Promise.all(
  globSync(`${folder}/{*,*/*}/server/testing/scopeCases.ts`)
    .toSorted()
    .map(async (file) => (await import(pathToFileURL(file).href)).default),
)

/**
 * Every field of every action that refers to a row, by `Controller/Name field`; a new one fails the test until it is
 * here.
 */
export const cases: Cases = Object.assign({}, ...ofNouns)
