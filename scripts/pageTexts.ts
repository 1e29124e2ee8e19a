import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'

/** Writes which groups of texts come with pages: all that neither the sign-in page nor the frame has, and those of the nouns. */
const root = new URL('../', import.meta.url)
const texts = 'apps/console/src/i18n/CN'
const languages = ['CN', 'HK', 'US']

const read = (file: string) => readFileSync(new URL(file, root), 'utf8')
const collections = ['bundle', 'entry', 'texts']
/** What is loaded with the sign-in page or with the frame, and the files that collect it. */
const early = new Set([
  ...collections,
  ...collections.flatMap((name) =>
    [...read(`${texts}/${name}.ts`).matchAll(/from '\.\/(\w+)\.ts'/g)].map(([, group]) => group),
  ),
])
const groups = globSync(`${texts}/*.ts`, { cwd: root })
  .map((file) => basename(file, '.ts'))
  .filter((group) => !early.has(group))
  .map((group) => ({ group, from: (lang: string) => `./${lang}/${group}.ts` }))
const ofNouns = globSync('nouns/*/*/texts/CN.ts', { cwd: root }).map((file) => {
  const folder = file.split('/').slice(1, -1).join('/')
  return { group: folder.split('/')[1] ?? '', from: (lang: string) => `@shouya/nouns/${folder}/${lang}.ts` }
})

const lines = [...groups, ...ofNouns]
  .sort((a, b) => (a.group < b.group ? -1 : 1))
  .map(
    ({ group, from }) =>
      `  ${group}: {\n${languages.map((lang) => `    ${lang}: () => import('${from(lang)}'),\n`).join('')}  },\n`,
  )
const text = `// Written by scripts/pageTexts.ts from the files of texts; do not edit.

/** The texts that come with pages: each group is a file of its own in each language. */
export const pageTexts = {
${lines.join('')}} as const
`
const target = new URL('apps/console/src/i18n/pageTexts.gen.ts', root)
if (!process.argv.includes('--check')) writeFileSync(target, text)
else if (readFileSync(target, 'utf8') !== text) {
  console.error('apps/console/src/i18n/pageTexts.gen.ts is stale: run npm run generate')
  process.exit(1)
}
