import { buildConsole } from './lib/buildConsole.mjs'
import { root } from './lib/paths.mjs'
import { main } from './lib/problem.mjs'
import { ensureRuntime } from './lib/runtime.mjs'

/** Builds the console if anything in it has changed: what browser tests and benchmarks look at. */
await main(async () => buildConsole(await ensureRuntime()), root)
