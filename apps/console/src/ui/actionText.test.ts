import { expect, test } from 'vitest'
import { catalogue } from '../api/catalogue.gen.ts'
import { textsOf } from '../i18n/testing/textsOf.ts'
import { actionText } from './actionText.ts'

const jobs = import.meta.glob<string>(
  ['../../../server/src/**/*.ts', '../../../../nouns/**/server/**/*.ts', '!**/*.test.ts', '!**/testing/**'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
)

/** Texts by their full keys, as in the console. */
function wordsIn(texts: object) {
  return (key: string, fallback: string): string => {
    const text = key
      .split('.')
      .reduce<unknown>((node, part) => (node as Record<string, unknown> | undefined)?.[part], texts)
    return typeof text === 'string' ? text : fallback
  }
}

test.each(['CN', 'HK', 'US'] as const)('the log has words in %s for every action and every job', async (lang) => {
  const word = wordsIn(await textsOf(lang))
  const defined = Object.values(jobs).flatMap((source) =>
    // Jobs of the server itself, and of the nouns' manifests.
    [...source.matchAll(/\bjobs\.define\(\s*'(\w+)'|(\w+): \{\s*cron:/g)].map(
      ([, own, ofNoun]) => `Job/${own ?? ofNoun}`,
    ),
  )
  expect(defined.length).toBeGreaterThan(15)
  const all = [...Object.keys(catalogue), ...defined]
  expect(all.filter((action) => actionText(word, action) === action)).toEqual([])
})
