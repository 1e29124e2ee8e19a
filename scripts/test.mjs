import { findChromium } from './lib/browser.mjs'
import { chosenGates } from './lib/chosenGates.mjs'
import { ensureDependencies } from './lib/dependencies.mjs'
import { buildConsole } from './lib/gates.mjs'
import { root } from './lib/paths.mjs'
import { main, Problem } from './lib/problem.mjs'
import { progress } from './lib/progress.mjs'
import { run } from './lib/run.mjs'
import { ensureRuntime } from './lib/runtime.mjs'

async function runGate({ command, browser }, env) {
  try {
    if (!browser) return await run(command, { env })
    const built = await run(buildConsole, { env })
    if (!built.ok) return built
    return await run(command, { env: { ...env, CHROMIUM: await findChromium() } })
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return { ok: false, output: error.message }
  }
}

async function test() {
  const selectedGates = chosenGates(process.argv.slice(2))
  const runtime = await progress('Node 26', ensureRuntime)
  await progress('dependencies', () => ensureDependencies(runtime))
  const env = { ...runtime.env, ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }) }
  let failed = 0
  const runNext = async (gates) => {
    for (let gate = gates.shift(); gate; gate = gates.shift()) {
      const { ok, output } = await progress(gate.name, () => runGate(gate, env))
      if (ok) continue
      failed++
      console.log(`${output.trim()}\n`)
    }
  }
  const ofOneCore = selectedGates.filter(({ oneCore }) => oneCore)
  await Promise.all([runNext(ofOneCore), runNext(ofOneCore)])
  await runNext(selectedGates.filter(({ oneCore }) => !oneCore))
  if (failed) process.exitCode = 1
  console.log(`${selectedGates.length - failed} passed, ${failed} failed`)
}

await main(test, root)
