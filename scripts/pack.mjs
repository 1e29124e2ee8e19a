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

/** `npm run pack`: the engines as packages that can be given to npm, in `.runtime/packages`. */
await main(async () => {
  await ensureDependencies(await ensureRuntime())
  const place = mkdtempSync(join(tmpdir(), 'shouya-pack-'))
  const to = join(root, '.runtime/packages')
  mkdirSync(to, { recursive: true })
  try {
    const { ok, output } = await run([process.execPath, npmCli(), 'pack', '--pack-destination', to], {
      cwd: await packPackage('forms', join(place, 'node_modules')),
    })
    if (!ok) throw new Problem(output)
    console.log(`.runtime/packages/${output.trim().split('\n').at(-1)}`)
  } finally {
    rmSync(place, { recursive: true, force: true })
  }
}, root)
