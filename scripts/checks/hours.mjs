import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, runtimeDir } from '../lib/paths.mjs'
import { main, Problem } from '../lib/problem.mjs'
import { run } from '../lib/run.mjs'

/** Before opening, in the morning's rush, at the end of noon, at closing time, at night; and on a day off. */
const hours = ['07:00', '09:50', '14:00', '18:30', '23:30', 'Saturday 10:00']

/** The results of each hour: the whole gate takes an hour. */
const resultsDir = join(runtimeDir, 'hours')

/**
 * Runs the browser tests at these hours of the bank, with the clocks of server and page moved. Arguments: only these
 * files.
 */
await main(async () => {
  mkdirSync(resultsDir, { recursive: true })
  const failed = []
  for (const hour of hours) {
    const command = ['vitest', 'run', '--project', 'browser', ...process.argv.slice(2)]
    const { ok, output } = await run(command, { env: { ...process.env, E2E_CLOCK: hour } })
    writeFileSync(join(resultsDir, `${hour.replace(/\W/g, '-')}.log`), output)
    console.log(`hours: ${hour} ${ok ? 'passed' : 'failed'}`)
    if (ok) continue
    console.log(output)
    failed.push(hour)
  }
  if (failed.length > 0) throw new Problem(`Tests failed at ${failed.join(', ')}.`)
}, root)
