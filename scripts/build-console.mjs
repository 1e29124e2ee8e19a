import { buildConsole } from './lib/buildConsole.mjs'
import { buildManual } from './lib/buildManual.mjs'
import { root } from './lib/paths.mjs'
import { main } from './lib/problem.mjs'
import { ensureRuntime } from './lib/runtime.mjs'

/** Builds console and manual if anything in them has changed: what browser tests and benchmarks look at. */
await main(async () => {
  const runtime = await ensureRuntime()
  await buildConsole(runtime)
  await buildManual(runtime)
}, root)
