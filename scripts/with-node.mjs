import { spawnSync } from 'node:child_process'
import { ensureDependencies } from './lib/dependencies.mjs'
import { root } from './lib/paths.mjs'
import { main } from './lib/problem.mjs'
import { ensureRuntime } from './lib/runtime.mjs'

/** Runs one of our programs with the pinned Node, whatever Node the machine has. */
await main(async () => {
  const runtime = await ensureRuntime()
  await ensureDependencies(runtime)
  const { status } = spawnSync(runtime.node, process.argv.slice(2), { cwd: root, env: runtime.env, stdio: 'inherit' })
  process.exitCode = status ?? 1
}, root)
