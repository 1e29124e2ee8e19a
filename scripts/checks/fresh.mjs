// Generated and committed files must equal the generators' current output.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { report } from './lib/report.mjs'

const ROOT = resolve(import.meta.dirname, '../..')

/** With `--check` each generator writes nothing and exits with 1 when a file is stale. */
const GENERATORS = [
  {
    name: 'declared, manifests, pages, demo (the lists of nouns)',
    file: 'nouns/manifests.gen.ts',
    command: ['scripts/nouns.ts', '--check'],
  },
  {
    name: 'schema.gen.ts (tables of the migrated database)',
    file: 'apps/server/src/db/schema.gen.ts',
    command: ['apps/server/src/db/generate.ts', '--check'],
  },
  {
    name: 'HK.gen.ts (texts that follow from CN)',
    file: 'packages/contract/src/messages/HK.gen.ts',
    command: ['scripts/hongKong.ts', '--check'],
  },
  {
    name: 'catalogue.gen.ts (calls of the contract)',
    file: 'apps/console/src/api/catalogue.gen.ts',
    command: ['scripts/catalogue.ts', '--check'],
  },
  {
    name: 'routes.gen.ts (the console without the menu table)',
    file: 'apps/console/src/app/host/routes.gen.ts',
    command: ['scripts/routes.ts', '--check'],
  },
  {
    name: 'pageTexts.gen.ts (the texts that come with pages)',
    file: 'apps/console/src/i18n/pageTexts.gen.ts',
    command: ['scripts/pageTexts.ts', '--check'],
  },
]

function findingsOf({ name, file, command }) {
  if (!existsSync(join(ROOT, file))) return [`${name}: ${file} is missing; run node ${command[0]}`]
  if (!existsSync(join(ROOT, command[0]))) return [`${name}: its generator ${command[0]} is missing`]
  return judge(name, command)
}

function judge(name, args) {
  const { status, signal, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: ROOT,
    encoding: 'utf8',
    timeout: 120_000,
  })
  if (status === 0) return []
  const output = `${stdout}${stderr}`.trim().split('\n').slice(-15).join('\n')
  return [`${name}: stale or broken (${signal ?? `exit ${status}`}); run node ${args[0]}\n${output}`]
}

const silent =
  judge('self-test', ['-e', 'process.exit(1)']).length === 1 ? [] : ['self-test: a stale answer is not reported']
report('fresh', [...silent, ...GENERATORS.flatMap(findingsOf)], `${GENERATORS.length} generated files are up to date`)
