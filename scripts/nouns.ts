import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'

/** Writes the lists of nouns from their folders: declarations, manifests of the server, pages of the console, parts of the demonstration. */
const root = new URL('../', import.meta.url)
const folder = new URL('nouns/', root)

type Listed = { file: string; name: string; line: string }

/** What the files of a pattern export under a name that matches, under a name of its own in the list. */
const exported = (pattern: string, name: RegExp, alias = (_file: string, own: string) => own): Listed[] =>
  globSync(pattern, { cwd: folder })
    .sort()
    .flatMap((file) =>
      [...readFileSync(new URL(file, folder), 'utf8').matchAll(name)].map(([, own = '']) => {
        const as = alias(file, own)
        return { file, name: as, line: `import { ${as === own ? own : `${own} as ${as}`} } from './${file}'\n` }
      }),
    )

/** `escort/car/…` → `escortCar`. */
const byFolder = (file: string) => {
  const [area = '', noun = ''] = file.split('/')
  return area + noun.charAt(0).toUpperCase() + noun.slice(1)
}

const importsOf = (list: readonly Listed[]) => list.map(({ line }) => line).join('')
const namesOf = (list: readonly Listed[]) => list.map(({ name }) => `  ${name},\n`).join('')
const head = '// Written by scripts/nouns.ts from the folders of nouns; do not edit.\n'

const declared = exported('*/*/noun.ts', /^export const (\w+) = defineNoun\(/gm)
const manifests = exported('*/*/server/manifest.ts', /^export const (manifest): Manifest /gm, byFolder)
const pages = exported('**/console/**/*Page.ts', /^export const (\w+): Page /gm)

const parts = exported('**/demo/part.ts', /^export const (part): DemoPart /gm, byFolder)

const outputs: Readonly<Record<string, string>> = {
  'demo.gen.ts': `${head}import type { DemoPart } from '@shouya/server/demo/part.ts'
${importsOf(parts)}
/** The parts of the demonstration by their folders. */
export const demo: Readonly<Record<string, DemoPart>> = {
${parts.map(({ file, name }) => `  '${file.replace('/demo/part.ts', '')}': ${name},\n`).join('')}}
`,
  'declared.gen.ts': `${head}import type { Noun } from '@shouya/noun/noun'
${importsOf(declared)}
const declared = [
${namesOf(declared)}] as const

export type DeclaredNoun = (typeof declared)[number]

/** Every noun that is declared. */
export const nouns: readonly Noun[] = declared
`,
  'manifests.gen.ts': `${head}import { allNouns } from './allNouns.ts'
import type { Manifest } from './manifest.ts'
${importsOf(manifests)}
/** Every noun of the server. */
export const manifests: readonly Manifest[] = [
${namesOf(manifests)}]

/** Their contents, joined. */
export const all = allNouns(manifests)
`,
  'pages.gen.ts': `${head}import type { Page } from '@shouya/console/ui/page/Page.ts'
${importsOf(pages)}
/** Every page of the console. */
export const pages: readonly Page[] = [
${namesOf(pages)}]
`,
}

for (const [file, content] of Object.entries(outputs)) {
  const target = new URL(file, folder)
  if (!process.argv.includes('--check')) writeFileSync(target, content)
  else if (!existsSync(target) || readFileSync(target, 'utf8') !== content) {
    console.error(`nouns/${file} is stale: run npm run generate`)
    process.exit(1)
  }
}
