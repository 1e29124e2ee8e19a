import { parseArgs } from 'node:util'
import { findChromium } from './lib/browser.mjs'
import { ensureDependencies } from './lib/dependencies.mjs'
import { buildConsole, deepGates, gates } from './lib/gates.mjs'
import { root } from './lib/paths.mjs'
import { main, Problem } from './lib/problem.mjs'
import { progress } from './lib/progress.mjs'
import { run } from './lib/run.mjs'
import { ensureRuntime } from './lib/runtime.mjs'

function chosenGates() {
  const options = { only: { type: 'string', multiple: true }, deep: { type: 'boolean' } }
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const all = values.deep ? deepGates : gates
  const unknown = values.only?.find((name) => !all.some((gate) => gate.name === name))
  if (unknown) throw new Problem(`There is no gate "${unknown}", only: ${all.map(({ name }) => name).join(', ')}.`)
  const chosen = values.only ? all.filter(({ name }) => values.only.includes(name)) : all
  // An empty run must not look like a passed one.
  if (chosen.length === 0) throw new Problem('There is no gate to run.')
  return positionals.length > 0 ? chosen.map((gate, _, { length }) => narrowed(gate, positionals, length)) : chosen
}

/** A gate that runs only the files (or options of its program) that were named. */
function narrowed(gate, files, count) {
  const [file] = files
  if (count > 1) throw new Problem(`Which gate is "${file}" for? Name one, as in: npm test -- --only browser ${file}`)
  if (!gate.takesFiles) throw new Problem(`The gate "${gate.name}" takes no files, so what is "${file}"?`)
  return { ...gate, command: [...gate.command, ...files] }
}

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
  const chosen = chosenGates()
  const runtime = await progress('Node 26', ensureRuntime)
  await progress('dependencies', () => ensureDependencies(runtime))
  const env = { ...runtime.env, ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }) }
  let failed = 0
  for (const gate of chosen) {
    const { ok, output } = await progress(gate.name, () => runGate(gate, env))
    if (ok) continue
    failed++
    console.log(`${output.trim()}\n`)
  }
  if (failed) process.exitCode = 1
  console.log(`${chosen.length - failed} passed, ${failed} failed`)
}

await main(test, root)
