import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { Action } from '../packages/contract/src/action.ts'

const folder = new URL('../packages/contract/src/controllers/', import.meta.url)
const target = new URL('../apps/console/src/api/catalogue.gen.ts', import.meta.url)

const isAction = (value: unknown): value is Action => typeof value === 'object' && value !== null && 'access' in value

/** What the console may know of the contract: types, and per action its access and time-out. No schema travels. */
async function catalogue(): Promise<string> {
  // `Noun.ts`, or `Noun/part.ts` where one controller has several nouns.
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.replaceAll('\\', '/').replace(/\.ts$/, ''))
    .sort()
  const parts = Map.groupBy(files, (file) => file.split('/')[0] ?? file)
  const lines: string[] = []
  for (const file of files) {
    const actions = Object.values(await import(new URL(`${file}.ts`, folder).href)).filter(isAction)
    for (const { controller, name, kind, access, timeout = 5000, offline } of actions)
      lines.push(`  '${controller}/${name}': ${JSON.stringify({ kind, access, timeout, offline })},`)
  }
  const nameOf = (file: string) => file.replace('/', '_')
  const typeOf = ([controller, of]: [string, string[]]) =>
    `  ${controller}: ${of.map((file) => `typeof ${nameOf(file)}`).join(' & ')}`
  return [
    '// Written by scripts/catalogue.ts from packages/contract; do not edit.',
    ...files.map((file) => `import type * as ${nameOf(file)} from '@shouya/contract/controllers/${file}'`),
    '',
    `export type Controllers = {\n${[...parts].map(typeOf).join('\n')}\n}`,
    '',
    `export const catalogue = {\n${lines.join('\n')}\n} as const`,
    '',
  ].join('\n')
}

const text = await catalogue()
if (process.argv.includes('--check')) {
  if (readFileSync(target, 'utf8') !== text) {
    console.error('apps/console/src/api/catalogue.gen.ts is stale: run npm run generate')
    process.exit(1)
  }
} else writeFileSync(target, text)
