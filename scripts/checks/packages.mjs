// The engines are used as outsiders would: packed, without their sources, from plain JavaScript and from TypeScript.
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { packPackage } from '../lib/packPackage.mjs'
import { root } from '../lib/paths.mjs'
import { report } from './lib/report.mjs'

const tsc = join(root, 'node_modules/typescript/bin/tsc')
const strangers = join(import.meta.dirname, 'fixtures/packages')
const workDir = mkdtempSync(join(tmpdir(), 'shouya-packages-'))

function findingsOf(file) {
  cpSync(join(strangers, file), join(workDir, file))
  const args = file.endsWith('.mts')
    ? [tsc, '--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2024', '--types', '', file]
    : [file]
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: workDir, encoding: 'utf8' })
  return status === 0 ? [] : [`${file}\n${stdout}${stderr}`]
}

try {
  const packed = await packPackage('forms', join(workDir, 'node_modules'))
  const sources = globSync('**/*.ts', { cwd: packed }).filter((file) => !file.endsWith('.d.ts'))
  const files = execFileSync('ls', [strangers], { encoding: 'utf8' }).trim().split('\n')
  report(
    'packages',
    [...sources.map((file) => `${file} is a source and was packed`), ...files.flatMap(findingsOf)],
    `@shouya/forms packed and used by ${files.join(', ')}`,
  )
} finally {
  rmSync(workDir, { recursive: true, force: true })
}
