import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { Action } from '../packages/contract/src/action.ts'

const folder = new URL('../packages/contract/src/controllers/', import.meta.url)
const target = new URL('../apps/console/src/api/catalogue.gen.ts', import.meta.url)

const isAction = (value: unknown): value is Action => typeof value === 'object' && value !== null && 'access' in value

/** What the console may know of the contract: types, and per action its access and time-out. No schema travels. */
async function catalogue(): Promise<string> {
  const controllers = readdirSync(folder)
    .map((file) => file.replace(/\.ts$/, ''))
    .sort()
  const lines: string[] = []
  for (const controller of controllers) {
    const actions = Object.values(await import(new URL(`${controller}.ts`, folder).href)).filter(isAction)
    for (const { name, kind, access, timeout = 5000, offline } of actions)
      lines.push(`  '${controller}/${name}': ${JSON.stringify({ kind, access, timeout, offline })},`)
  }
  return [
    '// Written by scripts/catalogue.ts from packages/contract; do not edit.',
    ...controllers.map((c) => `import type * as ${c} from '@shouya/contract/controllers/${c}'`),
    '',
    `export type Controllers = {\n${controllers.map((c) => `  ${c}: typeof ${c}`).join('\n')}\n}`,
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
