import { buildConsole } from './lib/buildConsole.mjs'
import { buildManual } from './lib/buildManual.mjs'
import { root } from './lib/paths.mjs'
import { main } from './lib/problem.mjs'
import { ensureRuntime } from './lib/runtime.mjs'

/** Builds console and manual if their sources have changed, for browser tests and benchmarks. */
await main(async () => {
  const runtime = await ensureRuntime()
  await buildConsole(runtime)
  await buildManual(runtime)
}, root)
