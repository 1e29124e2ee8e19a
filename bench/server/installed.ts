import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { npmCli } from '../../scripts/lib/npmCli.mjs'
import type { Line } from '../lib/report.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const LIMIT = 600

/** Row "Process": the size of an installation for production, with runtime and PostgreSQL. */
export async function installed(): Promise<Line[]> {
  const folder = mkdtempSync(join(tmpdir(), 'shouya-installed-'))
  try {
    for (const path of [
      'package.json',
      'package-lock.json',
      'packages',
      'apps/server',
      'apps/console/package.json',
      'apps/console/dist',
    ])
      cpSync(join(root, path), join(folder, path), {
        recursive: true,
        filter: (from) => !from.includes('node_modules'),
      })
    const install = [npmCli(), 'install', '--no-save', '--omit=dev', '--no-audit', '--loglevel=error']
    execFileSync(process.execPath, install, { cwd: folder, stdio: 'ignore' })
    const megabytes = (path: string) => Number(execFileSync('du', ['-sm', path], { encoding: 'utf8' }).split('\t')[0])
    const size = megabytes(folder) + megabytes(dirname(dirname(process.execPath)))
    return [
      {
        row: 'Process: installed for production',
        ours: `${size} MB`,
        against: `at most ${LIMIT} MB`,
        ratio: LIMIT / size,
        bar: 1,
      },
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
