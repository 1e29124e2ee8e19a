import { expect, test } from 'vitest'
import entry from './CN/entry.ts'
import pageTexts from './CN/pageTexts.ts'
import texts from './CN/texts.ts'

const globbed = import.meta.glob<string>(['../**/*.{ts,tsx}', '../../../../nouns/{*.ts,**/console/**/*.{ts,tsx}}'], {
  eager: true,
  query: '?raw',
  import: 'default',
})
const pathOf = (path: string, from: string) => new URL(path, `https://x${from}`).pathname
/** By the path in the repository. */
const sources = Object.fromEntries(
  Object.entries(globbed).map(([file, text]) => [pathOf(file, '/apps/console/src/i18n/x.ts'), text]),
)
const pagesFile = '/nouns/pages.ts'
const fileOf = (name: string, from: string) =>
  name.startsWith('.')
    ? pathOf(name, from)
    : name.replace('@shouya/console/', '/apps/console/src/').replace('@shouya/', '/')

/** The files that one needs, by any import of values but the table of pages. */
function reach(start: string): Set<string> {
  const seen = new Set<string>()
  const waiting = [start]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file) || file === pagesFile) continue
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

const frame = reach('/apps/console/src/app/Console.tsx')
const light = Object.keys(sources).filter((file) => /Page\.ts$/.test(file) && sources[file]?.includes('light: true'))
const files = new Set([...frame, ...light.flatMap((file) => [...reach(file)])])

test('the frame and the pages that are called light say nothing of what only the others have texts for', () => {
  expect(light.length).toBeGreaterThan(2)
  expect(files.size).toBeGreaterThan(200)
  const groups = Object.keys(pageTexts)
  const said = [...files].flatMap((file) =>
    groups
      .filter((group) => new RegExp(`['"\`]${group}\\.[a-zA-Z$]`).test(sources[file] ?? ''))
      .map((group) => `${file}: ${group}`),
  )
  expect(said).toEqual([])
})

test('every text has one place', () => {
  const all = [entry, texts, pageTexts].flatMap((part) => Object.keys(part))
  expect(new Set(all).size).toBe(all.length)
})
