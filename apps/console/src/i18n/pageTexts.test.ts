import { pages } from '@shouya/nouns/pages.gen.ts'
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
/** By path in the repository. */
const sources = Object.fromEntries(Object.entries(globbed).map(([file, text]) => [own(file), text]))
const fileOf = (name: string, from: string) =>
  name.startsWith('.')
    ? pathOf(name, from)
    : name.replace('@shouya/console/', '/apps/console/src/').replace('@shouya/', '/')

/** The list of pages, and modules that load their texts themselves. */
const apart = [
  '/nouns/pages.gen.ts',
  ...['useAuditWords', 'useActionWord', 'notices/lazyNoticeDialog'].map((name) => `/apps/console/src/ui/${name}.ts`),
]

/** The files that a file depends on, by value imports, except those that load their texts themselves. */
function reach(start: string): Set<string> {
  const visited = new Set<string>()
  const waiting = [start]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (visited.has(file) || apart.includes(file)) continue
    visited.add(file)
    for (const [, path = ''] of (sources[file] ?? '').matchAll(
      /^(?!import type).*?(?:from|import\()\s*'((?:\.|@shouya\/(?:console|nouns)\/)[^']+)'/gm,
    )) {
      const imported = fileOf(path, file)
      if (imported in sources && !imported.startsWith('/apps/console/src/i18n/')) waiting.push(imported)
    }
  }
  return visited
}

/** The groups of texts that some files use, of those that are loaded with pages. */
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
  const usedGroups = saidBy([...reach(file)].filter((path) => path !== file && !frame.has(path)))
  // The log and the results show the actions of all nouns.
  const more = ['log', 'menu', 'result'].includes(router) ? ['actionWords', 'nounWords', 'actions'] : []
  expect([...brought].sort()).toEqual([...new Set([...usedGroups, ...more])].sort())
})

test('every page was looked at', () => expect(declared.length).toBe(pages.length))

test('every text has one place', () => {
  const all = [entry, texts, pageTexts].flatMap((part) => Object.keys(part))
  expect(new Set(all).size).toBe(all.length)
})
