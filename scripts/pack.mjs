import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureDependencies } from './lib/dependencies.mjs'
import { npmCli } from './lib/npmCli.mjs'
import { packPackage } from './lib/packPackage.mjs'
import { root } from './lib/paths.mjs'
import { main, Problem } from './lib/problem.mjs'
import { run } from './lib/run.mjs'
import { ensureRuntime } from './lib/runtime.mjs'

/** `npm run pack`: the engines as publishable packages, in `.runtime/packages`. */
await main(async () => {
  await ensureDependencies(await ensureRuntime())
  const workDir = mkdtempSync(join(tmpdir(), 'shouya-pack-'))
  const target = join(root, '.runtime/packages')
  mkdirSync(target, { recursive: true })
  try {
    const { ok, output } = await run([process.execPath, npmCli(), 'pack', '--pack-destination', target], {
      cwd: await packPackage('forms', join(workDir, 'node_modules')),
    })
    if (!ok) throw new Problem(output)
    console.log(`.runtime/packages/${output.trim().split('\n').at(-1)}`)
  } finally {
    rmSync(workDir, { recursive: true, force: true })
  }
}, root)
