// Types and lint must fail on broken code: each snippet of fixtures/types and fixtures/lint is caught, and nothing
// else.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { report } from './lib/report.mjs'
import { FOLDERS, listSources } from './lib/source.mjs'

const ROOT = resolve(import.meta.dirname, '../..')
const FIXTURES = resolve(import.meta.dirname, 'fixtures')
/** Inside the tree, so that packages resolve and the real settings apply; ignored by git and by every check. */
const PLACE = join(ROOT, '.runtime/bite')
const PROJECTS = { node: 'tsconfig.json', e2e: 'tsconfig.e2e.json', console: 'apps/console/tsconfig.json' }

const run = (tool, args, cwd) =>
  spawnSync(process.execPath, [join(ROOT, 'node_modules', tool), ...args], {
    cwd,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  })

/** Copies the snippets to where the tools look, since the fixtures themselves are excluded. */
function lay(kind) {
  const folder = join(PLACE, kind)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  cpSync(join(FIXTURES, kind), folder, { recursive: true })
  return folder
}

const isAllowed = (file) => /^(allowed|config|public)\./.test(basename(file))

function types() {
  const folder = lay('types')
  return Object.entries(PROJECTS).flatMap(([name, project]) => {
    const config = {
      extends: join(ROOT, project),
      compilerOptions: { incremental: false, tsBuildInfoFile: null },
      include: ['.'],
      exclude: [],
    }
    writeFileSync(join(folder, name, 'tsconfig.json'), JSON.stringify(config))
    const { stdout } = run('typescript/bin/tsc', ['-p', join(folder, name), '--pretty', 'false'], join(folder, name))
    const caught = new Set(stdout.split('\n').flatMap((line) => /^([\w.]+)\(\d/.exec(line)?.[1] ?? []))
    const files = readdirSync(join(folder, name)).filter((file) => /\.tsx?$/.test(file))
    if (files.length === 0) return [`fixtures/types/${name} holds no snippet`]
    return files
      .filter((file) => caught.has(file) === isAllowed(file))
      .map(
        (file) =>
          `types: fixtures/types/${name}/${file} is ${isAllowed(file) ? 'refused' : 'not caught'} by ${project}`,
      )
  })
}

function biome(args, cwd) {
  const { stdout, stderr } = run(
    '@biomejs/biome/bin/biome',
    [...args, '--reporter=json', '--max-diagnostics=none'],
    cwd,
  )
  const start = stdout.indexOf('{')
  if (start < 0) throw new Error(`biome said nothing that can be read: ${stderr}`)
  return JSON.parse(stdout.slice(start, stdout.lastIndexOf('}') + 1))
}

function lint() {
  const folder = lay('lint')
  const config = {
    root: true,
    extends: ['../../../biome.json'],
    vcs: { enabled: false },
    files: { includes: ['**/*.ts', '**/*.tsx', '**/*.mjs'] },
  }
  writeFileSync(join(folder, 'biome.json'), JSON.stringify(config))
  const { diagnostics } = biome(['ci', '--error-on-warnings', '.'], folder)
  const caught = Map.groupBy(diagnostics, ({ location }) => location.path)
  return listSources(folder, ['.']).flatMap((file) => {
    const rules = (caught.get(file) ?? []).map(({ category }) => category.split('/').at(-1))
    if (isAllowed(file)) return rules.map((rule) => `lint: fixtures/lint/${file} is refused by ${rule}`)
    const expected = basename(file)
      .replace(/(Back)?(\.test)?\.tsx?$/, '')
      .replaceAll('_', '')
      .toLowerCase()
    return rules.some((rule) => rule.toLowerCase() === expected)
      ? []
      : [`lint: fixtures/lint/${file} is not caught by ${expected} (only: ${rules.join(', ')})`]
  })
}

/** Checks that Biome's settings do not exclude the sources. */
function lintReadsAll() {
  const { summary } = biome(['format'], ROOT)
  const onDisk = listSources(ROOT, FOLDERS).filter((file) => !file.endsWith('.gen.ts'))
  const read = summary.changed + summary.unchanged
  return read >= onDisk.length && onDisk.length > 0
    ? []
    : [`lint: biome read ${read} files, on disk are ${onDisk.length}`]
}

const rules = listSources(FIXTURES, ['lint']).length
const snippets = readdirSync(join(FIXTURES, 'types'), { recursive: true }).filter((file) => /\.tsx?$/.test(file)).length
report(
  'bite',
  [...types(), ...lint(), ...lintReadsAll()],
  `tsc on ${snippets} and biome on ${rules} snippets do what they should`,
)
rmSync(PLACE, { recursive: true, force: true })
