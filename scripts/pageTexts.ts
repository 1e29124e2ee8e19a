import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Noun } from '@shouya/noun/noun'

/**
 * Writes which groups of texts are loaded with pages (all but those of the sign-in page and of the frame, and those of
 * the nouns), the words of nouns on pages of others, and the server's texts of nouns.
 */
const root = new URL('../', import.meta.url)
const texts = 'apps/console/src/i18n/CN'
const languages = ['CN', 'HK', 'US']

/** The file of a language: Hong Kong's is generated. */
const fileOf = (lang: string, name: string) => `${name}${lang === 'HK' ? '.gen' : ''}.ts`

const read = (file: string) => readFileSync(new URL(file, root), 'utf8')
const collections = ['bundle', 'entry', 'texts']
/** The groups loaded with the sign-in page or with the frame, and the files that collect them. */
const loadedEarly = new Set([
  ...collections,
  ...collections.flatMap((name) =>
    [...read(`${texts}/${name}.ts`).matchAll(/from '\.\/(\w+)\.ts'/g)].map(([, group]) => group),
  ),
])
const groups = globSync(`${texts}/*.ts`, { cwd: root })
  .map((file) => basename(file, '.ts'))
  .filter((group) => !loadedEarly.has(group))
  .map((group) => ({ group, from: (lang: string) => `./${lang}/${fileOf(lang, group)}` }))
const ofNouns = globSync('nouns/*/*/texts/CN.ts', { cwd: root }).map((file) => {
  const folder = file.split('/').slice(1, -1).join('/')
  return { group: folder.split('/')[1] ?? '', from: (lang: string) => `@shouya/nouns/${folder}/${fileOf(lang, lang)}` }
})

/** The words of nouns on pages of others. */
const words = { group: 'nounWords', from: (lang: string) => `./nounWords${lang}.gen.ts` }

const lines = [...groups, words, ...ofNouns]
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
const outputs: [file: string, text: string][] = [['apps/console/src/i18n/pageTexts.gen.ts', text]]

type Words = { log?: string; count?: Record<string, string> }
const nouns: { controller: string; folder: string }[] = await Promise.all(
  globSync('nouns/*/*/noun.ts', { cwd: root })
    .sort()
    .map(async (file) => {
      const declared = Object.values<Partial<Noun>>(await import(new URL(file, root).href))
      const controller = declared.find((value) => value.controller)?.controller ?? ''
      return { controller, folder: file.replace('/noun.ts', '') }
    }),
)
for (const lang of languages) {
  const log: Record<string, string> = {}
  const count: Record<string, string> = {}
  for (const { controller, folder } of nouns) {
    const texts: Words = (await import(new URL(`${folder}/texts/${fileOf(lang, lang)}`, root).href)).default
    if (texts.log) log[controller] = texts.log
    Object.assign(count, texts.count)
  }
  const content = `// Written by scripts/pageTexts.ts from the texts of nouns; do not edit.

/** What the log calls a noun, by its controller; the counters of the work bench. */
export default ${JSON.stringify({ log, count }, null, 2)} as const
`
  outputs.push([`apps/console/src/i18n/nounWords${lang}.gen.ts`, content])
}

/** The server's texts of nouns: the same texts, in one list per language. */
for (const lang of languages) {
  const declared = ofNouns.toSorted((a, b) => (a.group < b.group ? -1 : 1))
  const nounTexts = `// Written by scripts/pageTexts.ts from the files of texts; do not edit.
${declared.map(({ group, from }) => `import ${group} from '${from(lang)}'\n`).join('')}
/** The texts of nouns, by the noun. */
export const nounTexts = {
${declared.map(({ group }) => `  ${group},\n`).join('')}} as const
`
  outputs.push([`packages/contract/src/messages/nounTexts${lang}.gen.ts`, nounTexts])
}

for (const [file, content] of outputs) {
  const target = new URL(file, root)
  if (!process.argv.includes('--check')) writeFileSync(target, content)
  else if (!existsSync(target) || readFileSync(target, 'utf8') !== content) {
    console.error(`${file} is stale: run npm run generate`)
    process.exit(1)
  }
}
