// Dead code: unused files, exports, types and packages. First on a fixture that contains one of each, to prove that it
// works.
import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { report } from './lib/report.mjs'
import { FOLDERS, listSources } from './lib/source.mjs'

const ROOT = resolve(import.meta.dirname, '../..')
const FIXTURE = 'scripts/checks/fixtures/knip'

function knip(...args) {
  const program = join(ROOT, 'node_modules/knip/bin/knip.js')
  return spawnSync(process.execPath, [program, '--no-progress', ...args], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  })
}

const EXPECTED = {
  files: ['src/nobody.ts'],
  exports: ['unused'],
  types: ['Unused'],
  dependencies: ['fastify'],
  unlisted: ['pino'],
}

function selfTest() {
  const { status, stdout } = knip('--directory', FIXTURE, '--reporter', 'json')
  if (status !== 1) return [`self-test: knip leaves the fixture with ${status} instead of 1`]
  const { issues } = JSON.parse(stdout)
  return Object.entries(EXPECTED).flatMap(([kind, expected]) => {
    const names = issues.flatMap((issue) => issue[kind] ?? []).map(({ name }) => name)
    return names.join() === expected.join()
      ? []
      : [`self-test: ${kind} should be ${expected}, knip found ${names.join() || 'none'}`]
  })
}

/** Patterns without a match would hide everything. */
function unwatched() {
  const { workspaces } = JSON.parse(readFileSync(join(ROOT, 'knip.json'), 'utf8'))
  const watched = new Set(
    Object.entries(workspaces).flatMap(([workspace, { project }]) =>
      globSync(
        project.map((glob) => join(workspace, glob)),
        { cwd: ROOT },
      ),
    ),
  )
  const onDisk = listSources(ROOT, FOLDERS).filter((file) => !/\.config\.ts$/.test(file))
  if (onDisk.length === 0) return ['0 source files were read']
  return onDisk
    .filter((file) => !watched.has(file))
    .map((file) => `${file} is watched by no project pattern of knip.json`)
}

const { status, stdout, stderr } = knip()
const deadCode = status === 0 ? [] : [`knip leaves with ${status}\n${stdout}${stderr}`]
report('knip', [...selfTest(), ...unwatched(), ...deadCode], 'no dead code; knip finds every kind in its fixture')
