// All types of all projects (tsconfig.json → references), and proof that every source file belongs to one of them:
// `tsc -p tsconfig.json` alone would read nothing and be content.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { report } from './lib/report.mjs'
import { listSources } from './lib/source.mjs'

const ROOT = resolve(import.meta.dirname, '../..')
const TSC = join(ROOT, 'node_modules/typescript/bin/tsc')
const tsc = (...args) =>
  spawnSync(process.execPath, [TSC, ...args], { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 28 })

function uncovered() {
  const { references } = JSON.parse(readFileSync(join(ROOT, 'tsconfig.json'), 'utf8'))
  const covered = new Set(references.flatMap(({ path }) => filesOf(path)))
  const onDisk = listSources(ROOT, ['packages', 'apps', 'bench', 'e2e', 'scripts']).filter(
    (file) => !file.endsWith('.mjs'),
  )
  if (onDisk.length === 0) return ['0 source files were read']
  return onDisk.filter((file) => !covered.has(file)).map((file) => `${file} belongs to no project of tsconfig.json`)
}

const filesOf = (project) =>
  tsc('-p', project, '--listFilesOnly')
    .stdout.split('\n')
    .map((file) => relative(ROOT, file))

const { status, stdout, stderr } = tsc('-b', '--pretty', 'false')
const errors = status === 0 ? [] : [`tsc -b leaves with ${status}\n${stdout}${stderr}`]
report('types', [...uncovered(), ...errors], 'no errors; every source file belongs to a project')
