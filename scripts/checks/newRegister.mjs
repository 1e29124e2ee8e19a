import { execFileSync, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../lib/paths.mjs'

/**
 * Generates a new register in a copy of the tree and checks that it passes the gates and its own tests. Every page of the menu is built, so
 * that the copy gets one more, as its author would enter it: a page with titles, and its permission. The test that counts the catalogue
 * of the specification is left out for that.
 */
const copy = mkdtempSync(join(tmpdir(), 'shouya-register-'))
const MOST_LINES = 500

const vitest = (project, ...files) => ['node_modules/vitest/vitest.mjs', 'run', '--project', project, ...files]
const matrix = 'apps/server/src/testing/matrix'
const generators = [['scripts/new-register.ts', 'PatrolRecord', 'reports', 'report_patrol'], ['scripts/generate.ts']]
const checks = [
  ['scripts/checks/types.mjs'],
  ['scripts/checks/imports.mjs'],
  vitest(
    'server',
    'patrolRecord',
    `${matrix}/outOfScope`,
    `${matrix}/besideThePage`,
    '-t',
    'record|PatrolRecord|field that',
  ),
  vitest('unit', 'nouns', 'apps/console/src/i18n', matrix, 'scripts/manual', '-t', '^(?!.*catalogue has the 68)'),
  ['scripts/checks/knip.mjs'],
  ['scripts/checks/texts.mjs'],
  ['scripts/checks/sizes.mjs'],
  ['node_modules/@biomejs/biome/bin/biome', 'ci', '--error-on-warnings', 'nouns'],
]

/** Rejects with the program's output when it fails. */
const run = ([program, ...args]) =>
  new Promise((resolve, failed) => {
    const output = []
    const child = spawn(process.execPath, [program, ...args], { cwd: copy })
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => output.push(data))
    child.on('close', (code) =>
      code === 0 ? resolve() : failed(new Error(`${program} failed in the copy:\n${Buffer.concat(output)}`)),
    )
  })

/** Two at a time, since the machine has at least two cores. */
async function runAll(programs) {
  const waiting = [...programs]
  const next = async () => {
    for (let program = waiting.shift(); program; program = waiting.shift()) await run(program)
  }
  await Promise.all([next(), next()])
}

function productLines() {
  const folder = join(copy, 'nouns/reports/patrolRecord')
  const counted = execFileSync('find', [
    folder,
    '-type',
    'f',
    '-not',
    '-path',
    '*/testing/*',
    '-not',
    '-name',
    '*.test.ts',
  ])
  const files = counted.toString().trim().split('\n')
  return Number(execFileSync('cat', files).toString().split('\n').length - 1)
}

function copyTree() {
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root })
  for (const file of files.toString().split('\0')) {
    if (file && existsSync(join(root, file))) cpSync(join(root, file), join(copy, file))
  }
  // The copy's links point to its own workspaces.
  for (const folder of ['', 'apps/server', 'apps/console', 'nouns', 'bench']) {
    const modules = join(root, folder, 'node_modules')
    if (existsSync(modules)) execFileSync('cp', ['-a', modules, join(copy, folder)])
  }
}

/** A page like another one of its module, which is still to be built. */
function addPage() {
  const title = { cn: '巡逻记录', hk: '巡邏記錄', us: 'Patrols' }
  const change = (name, changed) => {
    const path = join(copy, 'apps/server/src/db/seed', name)
    writeFileSync(path, JSON.stringify(changed(JSON.parse(readFileSync(path, 'utf8'))), null, 2))
  }
  change('menus.json', (menus) => {
    const like = menus.find(({ code }) => code === 'report_drill')
    const place = { code: 'report_patrol', router: 'patrol', path: '/report/patrol', permission_id: 'report_patrol' }
    const said = { title_cn: title.cn, title_hk: title.hk, title_us: title.us }
    return [...menus, { ...like, ...place, ...said, sort: 99, built: false }]
  })
  change('permissions.json', (permissions) => [
    ...permissions,
    {
      ...{ permission_id: 'report_patrol', name_cn: title.cn, name_hk: title.hk, name_us: title.us },
      operations: ['query', 'add', 'edit', 'delete', 'print', 'export'],
    },
  ])
}

try {
  copyTree()
  addPage()
  for (const program of generators) await run(program)
  const lines = productLines()
  if (lines > MOST_LINES) throw new Error(`a new register has ${lines} lines of product, ${MOST_LINES} at most`)
  await runAll(checks)
  console.log(`new register: ${lines} lines of product pass ${checks.length} checks`)
} catch (error) {
  console.log(error.message)
  process.exitCode = 1
} finally {
  rmSync(copy, { recursive: true, force: true })
}
