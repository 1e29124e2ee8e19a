// All types of all projects, and proof that every source file belongs to one of them: a project that includes nothing
// always passes.
import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { report } from './lib/report.mjs'
import { FOLDERS, listSources } from './lib/source.mjs'

const ROOT = resolve(import.meta.dirname, '../..')
const TSC = join(ROOT, 'node_modules/typescript/bin/tsc')
const tsc = (...args) =>
  spawnSync(process.execPath, [TSC, ...args], { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 28 })

/** Every tsconfig that is not only a base for others. */
const projects = globSync(['tsconfig*.json', '{apps,packages}/*/{,worker/}tsconfig.json'], { cwd: ROOT }).filter(
  (file) => file !== 'tsconfig.base.json',
)

const filesOf = (project) =>
  tsc('-p', project, '--listFilesOnly')
    .stdout.split('\n')
    .map((file) => relative(ROOT, file))

function uncovered() {
  const covered = new Set(projects.flatMap(filesOf))
  const onDisk = listSources(ROOT, FOLDERS).filter((file) => !file.endsWith('.mjs'))
  if (onDisk.length === 0) return ['0 source files were read']
  return onDisk.filter((file) => !covered.has(file)).map((file) => `${file} belongs to no tsconfig`)
}

function errorsOf(project) {
  const { status, stdout, stderr } = tsc('-p', project, '--pretty', 'false')
  return status === 0 ? [] : [`${project}\n${stdout}${stderr}`]
}

report('types', [...uncovered(), ...projects.flatMap(errorsOf)], `${projects.join(', ')}: every source file, no errors`)
