import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../lib/paths.mjs'

/** Writes a register that the product does not have into a copy of the tree and sees that it compiles, obeys the laws and passes its own test. */
const copy = mkdtempSync(join(tmpdir(), 'shouya-register-'))
const steps = [
  ['scripts/new-register.ts', 'PatrolRecord', 'daily', 'daily_video'],
  ['scripts/generate.ts'],
  ['scripts/checks/types.mjs'],
  ['scripts/checks/texts.mjs'],
  ['scripts/checks/imports.mjs'],
  ['node_modules/vitest/vitest.mjs', 'run', '--project', 'server', 'patrolRecord'],
]

try {
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root })
  for (const file of files
    .toString()
    .split('\0')
    .filter((name) => name && existsSync(join(root, name))))
    cpSync(join(root, file), join(copy, file))
  // The copy's own links lead to its own workspaces.
  for (const folder of ['', 'apps/server', 'apps/console', 'nouns', 'bench']) {
    const modules = join(root, folder, 'node_modules')
    if (existsSync(modules)) execFileSync('cp', ['-a', modules, join(copy, folder)])
  }
  for (const [program, ...args] of steps) {
    const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], { cwd: copy, encoding: 'utf8' })
    if (status === 0) continue
    console.log(`${program} failed in the copy:\n${stdout}${stderr}`)
    process.exitCode = 1
    break
  }
} finally {
  rmSync(copy, { recursive: true, force: true })
}
