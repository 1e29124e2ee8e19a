import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lockDataDir } from './lock.ts'
import { startedAt } from './processInfo.ts'

let dir: string
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'shouya-lock-'))
})
afterEach(() => rmSync(dir, { recursive: true, force: true }))

const file = () => join(dir, 'server.lock')

// Takes the lock in a separate process, reports the result and waits to be ended.
const taker = `
import { lockDataDir } from ${JSON.stringify(new URL('./lock.ts', import.meta.url).href)}
try {
  const lock = lockDataDir(process.argv[1])
  lock.announce('http://127.0.0.1:1')
  console.log('taken')
  setInterval(() => {}, 1000)
} catch (error) {
  console.log(error.name + ': ' + error.message)
}
`
async function startTaker() {
  const child = spawn(process.execPath, ['--input-type=module', '-e', taker, dir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = await once(child.stdout, 'data')
  return { child, said: String(line).trim() }
}

test('a second start is refused with the process and its address', async () => {
  const first = await startTaker()
  expect(first.said).toBe('taken')
  try {
    expect(() => lockDataDir(dir)).toThrow(
      `${dir} is already in use by process ${first.child.pid}, address http://127.0.0.1:1`,
    )
  } finally {
    first.child.kill('SIGKILL')
  }
})

test('the lock of a killed process is taken, and a released one is free', async () => {
  const { child } = await startTaker()
  child.kill('SIGKILL')
  await once(child, 'exit')
  const lock = lockDataDir(dir)
  expect(JSON.parse(readFileSync(file(), 'utf8'))).toEqual({ pid: process.pid, started: startedAt(process.pid) })
  lock.release()
  expect(readdirSync(dir)).toEqual([])
})

test('a recycled pid and a damaged file count as free', () => {
  for (const text of [JSON.stringify({ pid: process.pid, started: 'long ago' }), '', '{"pid":']) {
    writeFileSync(file(), text)
    lockDataDir(dir).release()
    expect(existsSync(file())).toBe(false)
  }
})

test('of many that meet a stale lock exactly one takes it', async () => {
  writeFileSync(file(), JSON.stringify({ pid: process.pid, started: 'long ago' }))
  const takers = await Promise.all(Array.from({ length: 6 }, startTaker))
  try {
    const winners = takers.filter(({ said }) => said === 'taken')
    expect(winners).toHaveLength(1)
    for (const { said } of takers) {
      if (said !== 'taken') expect(said).toContain(`is already in use by process ${winners[0]?.child.pid}`)
    }
    expect(readdirSync(dir)).toEqual(['server.lock'])
  } finally {
    for (const { child } of takers) child.kill('SIGKILL')
  }
})
