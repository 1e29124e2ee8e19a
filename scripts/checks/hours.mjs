import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, runtimeDir } from '../lib/paths.mjs'
import { main, Problem } from '../lib/problem.mjs'
import { run } from '../lib/run.mjs'

/** Before the doors open, in the morning's rush, at noon's end, when the outlet closes, in the night; and when most are off. */
const hours = ['07:00', '09:50', '14:00', '18:30', '23:30', 'Saturday 10:00']

/** What was said at each hour: the gate takes an hour itself, and whoever waits wants to know. */
const said = join(runtimeDir, 'hours')

/** The browser tests at these hours of the bank, by a moved clock of server and page. Arguments: only these files. */
await main(async () => {
  mkdirSync(said, { recursive: true })
  const failed = []
  for (const hour of hours) {
    const command = ['vitest', 'run', '--project', 'browser', ...process.argv.slice(2)]
    const { ok, output } = await run(command, { env: { ...process.env, E2E_CLOCK: hour } })
    writeFileSync(join(said, `${hour.replace(/\W/g, '-')}.log`), output)
    console.log(`hours: ${hour} ${ok ? 'passed' : 'failed'}`)
    if (ok) continue
    console.log(output)
    failed.push(hour)
  }
  if (failed.length > 0) throw new Problem(`Tests failed at ${failed.join(', ')}.`)
}, root)
