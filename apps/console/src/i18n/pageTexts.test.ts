import { pages } from '@shouya/nouns/pages.ts'
import { expect, test } from 'vitest'
import entry from './CN/entry.ts'
import texts from './CN/texts.ts'
import { pageTexts } from './pageTexts.gen.ts'

const globbed = import.meta.glob<string>(['../**/*.{ts,tsx}', '../../../../nouns/{*.ts,**/console/**/*.{ts,tsx}}'], {
  eager: true,
  query: '?raw',
  import: 'default',
})
const declarations = import.meta.glob<object>('../../../../nouns/**/*Page.ts', { eager: true })
const pathOf = (path: string, from: string) => new URL(path, `https://x${from}`).pathname
const own = (file: string) => pathOf(file, '/apps/console/src/i18n/x.ts')
/** By the path in the repository. */
const sources = Object.fromEntries(Object.entries(globbed).map(([file, text]) => [own(file), text]))
const fileOf = (name: string, from: string) =>
  name.startsWith('.')
    ? pathOf(name, from)
    : name.replace('@shouya/console/', '/apps/console/src/').replace('@shouya/', '/')

/** The list of pages, and what waits by itself for the words that it says. */
const apart = [
  '/nouns/pages.ts',
  ...['useAuditWords', 'useActionWord', 'notices/lazyNoticeDialog'].map((name) => `/apps/console/src/ui/${name}.ts`),
]

/** The files that one needs, by any import of values but those that stand apart. */
function reach(start: string): Set<string> {
  const seen = new Set<string>()
  const waiting = [start]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file) || apart.includes(file)) continue
    seen.add(file)
    for (const [, path = ''] of (sources[file] ?? '').matchAll(
      /^(?!import type).*?(?:from|import\()\s*'((?:\.|@shouya\/(?:console|nouns)\/)[^']+)'/gm,
    )) {
      const found = fileOf(path, file)
      if (found in sources && !found.startsWith('/apps/console/src/i18n/')) waiting.push(found)
    }
  }
  return seen
}

/** The groups of texts that some files say, of those that come with pages. */
const saidBy = (some: Iterable<string>) =>
  Object.keys(pageTexts).filter((group) =>
    [...some].some((file) => new RegExp(`['"\`]${group}\\.[a-zA-Z$]`).test(sources[file] ?? '')),
  )

const frame = reach('/apps/console/src/app/Console.tsx')

test('the frame says nothing of what only pages have texts for', () => {
  expect(frame.size).toBeGreaterThan(100)
  expect(saidBy(frame)).toEqual([])
})

const declared = Object.entries(declarations).flatMap(([file, exported]) =>
  pages
    .filter((page) => Object.values(exported).includes(page))
    .map(({ router, texts: brought }) => ({ router, brought, file: own(file) })),
)

test.each(declared)('$router brings the texts that it says, and no others', ({ router, brought, file }) => {
  const said = saidBy([...reach(file)].filter((one) => one !== file && !frame.has(one)))
  // The log shows what was done everywhere.
  const more = ['log', 'menu'].includes(router) ? ['actionWords', 'actions'] : []
  expect([...brought].sort()).toEqual([...new Set([...said, ...more])].sort())
})

test('every page was looked at', () => expect(declared.length).toBe(pages.length))

test('every text has one place', () => {
  const all = [entry, texts, pageTexts].flatMap((part) => Object.keys(part))
  expect(new Set(all).size).toBe(all.length)
})
