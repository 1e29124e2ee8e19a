import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Action } from '../packages/contract/src/action.ts'

const root = join(import.meta.dirname, '..')
const target = new URL('../apps/console/src/api/catalogue.gen.ts', import.meta.url)

const isAction = (value: unknown): value is Action => typeof value === 'object' && value !== null && 'access' in value

/** The contract of a noun: a controller, or a part of one that has several nouns. */
async function readContract(file: string) {
  const actions = Object.values(await import(join(root, file))).filter(isAction)
  const [firstAction] = actions
  if (!firstAction) throw new Error(`${file} has no actions`)
  return { file, noun: basename(dirname(file)), controller: firstAction.controller, actions }
}

/** What the console may know of the contract: types, and per action its access and time-out. Schemas are excluded. */
async function catalogue(): Promise<string> {
  const contracts = await Promise.all(globSync('nouns/*/*/contract.ts', { cwd: root }).map(readContract))
  const sorted = contracts.toSorted((a, b) =>
    `${a.controller}/${a.noun}`.localeCompare(`${b.controller}/${b.noun}`, 'en'),
  )
  const parts = Map.groupBy(sorted, ({ controller }) => controller)
  const nameOf = ({ controller, noun }: { controller: string; noun: string }) =>
    (parts.get(controller)?.length ?? 0) > 1 ? `${controller}_${noun}` : controller
  const lines = sorted.flatMap(({ actions }) =>
    actions.map(
      ({ controller, name, kind, access, timeout = 5000, offline }) =>
        `  '${controller}/${name}': ${JSON.stringify({ kind, access, timeout, offline })},`,
    ),
  )
  return [
    '// Written by scripts/catalogue.ts from the contracts of the nouns; do not edit.',
    ...sorted.map((part) => `import type * as ${nameOf(part)} from '@shouya/${part.file}'`),
    '',
    'export type Controllers = {',
    ...[...parts].map(
      ([controller, of]) => `  ${controller}: ${of.map((part) => `typeof ${nameOf(part)}`).join(' & ')}`,
    ),
    '}',
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
