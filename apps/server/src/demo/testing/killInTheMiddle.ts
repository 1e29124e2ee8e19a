import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { expect } from 'vitest'
import type { Home } from './home.ts'

const child = `
import { loadDemo } from ${JSON.stringify(new URL('../loadDemo.ts', import.meta.url).href)}
const [url, now, dataDir, keysFile] = process.argv.slice(1)
await loadDemo(url, { now: new Date(now), say: console.log, home: { dataDir, keysFile } })
`

/** Starts loading the demonstration in a separate process and kills it during the handovers. */
export async function killInTheMiddle(url: string, now: Date, { dataDir, keysFile }: Home): Promise<void> {
  const running = spawn(
    process.execPath,
    ['--input-type=module', '-e', child, url, now.toISOString(), dataDir, keysFile],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  const exit = once(running, 'exit')
  for await (const line of createInterface({ input: running.stdout }))
    if (line.includes('keys and sixty days')) running.kill('SIGKILL')
  expect((await exit)[1]).toBe('SIGKILL')
}
