import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { faulty } from '../nouns/trading/deviceGateway/server/simulator/faults.ts'
import { playFleet, type Tally } from '../nouns/trading/deviceGateway/server/simulator/fleet.ts'
import { overHttp } from '../nouns/trading/deviceGateway/server/simulator/send.ts'
import { Terminal } from '../nouns/trading/deviceGateway/server/simulator/terminal.ts'

const help = `npm run device-simulator -- --url http://localhost:8080 --devices 600 --user NAME --password PASSWORD
  plays terminals against a server: devices of its list, activated and running ones first, with keys that it issues
  --every 60      seconds between two heartbeats
  --uses 4        uses of a running terminal in a day
  --seconds 0     ends by itself; 0: plays until it is stopped
  --faults        loses, doubles and delays requests, sets clocks wrong and takes the power away
  --keys FILE     keeps the keys that it has issued (.runtime/device-keys.json)`

const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://localhost:8080' },
    devices: { type: 'string', default: '600' },
    user: { type: 'string', default: '' },
    password: { type: 'string', default: '' },
    every: { type: 'string', default: '60' },
    uses: { type: 'string', default: '4' },
    seconds: { type: 'string', default: '0' },
    faults: { type: 'boolean', default: false },
    keys: { type: 'string', default: '.runtime/device-keys.json' },
  },
})

type Device = { id: number; version: number; device_no: string; status: number }
/** Keys by the number of the device. */
type Kept = Record<string, string>

const PAGE = 200
const SPREAD = 600_000
const SAID_EVERY = 10_000

/** An action of the server; `Data` of its answer, an error with its words otherwise. */
async function call<T>(action: string, body: object, token = ''): Promise<T> {
  const response = await fetch(`${values.url}/api/${action}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  })
  const { Code, Message, Data } = (await response.json()) as { Code: number; Message: string; Data: T }
  if (Code !== 0) throw new Error(`${action}: ${Message}`)
  return Data
}

/** The devices of the list, those first that a member has. */
async function devicesOf(token: string, most: number): Promise<Device[]> {
  const found: Device[] = []
  for (const status of [[3], [2], [1], [0]])
    for (let page = 1; found.length < most; page++) {
      const rows = await call<Device[]>('Device/GetPageList', { status, page, pagesize: PAGE }, token)
      found.push(...rows)
      if (rows.length < PAGE) break
    }
  return found.slice(0, most)
}

async function main(): Promise<void> {
  if (!values.user || !values.password) throw new Error(help)
  // Kept by server: the numbers of devices are the same in every demonstration.
  const file = resolve(values.keys)
  const all: Record<string, Kept> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  const kept = all[values.url] ?? {}
  all[values.url] = kept
  const keep = () => {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, JSON.stringify(all), { mode: 0o600 })
  }
  const { token } = await call<{ token: string }>('Login/GetJwtToken', {
    ...{ username: values.user, password: values.password },
  })
  const devices = await devicesOf(token, Number(values.devices))
  for (const { id, version, device_no } of devices.filter((device) => !kept[device.device_no])) {
    const { key } = await call<{ key: string }>('Device/IssueKey', { id, version }, token)
    kept[device_no] = key
    keep()
  }
  const { random } = Math
  const some = values.faults ? { lost: 0.02, unanswered: 0.02, doubled: 0.02, overtaken: 0.05 } : undefined
  const http = overHttp(values.url)
  const terminals = devices.map(({ device_no }) => {
    return new Terminal({
      // Above all numbers of an earlier run.
      ...{ deviceNo: device_no, key: kept[device_no] ?? '', lastSeq: Date.now(), clock: Date.now },
      ...(values.faults && random() < 0.1 && { clockOff: (random() - 0.5) * 2 * SPREAD }),
      send: some ? faulty(http, { ...some, random }) : http,
    })
  })
  const stop = new AbortController()
  process.once('SIGINT', () => stop.abort())
  process.once('SIGTERM', () => stop.abort())
  if (Number(values.seconds) > 0) setTimeout(() => stop.abort(), Number(values.seconds) * 1_000).unref()
  const tally: Tally = { beats: 0, failed: 0, uses: 0, reboots: 0 }
  const say = () => {
    const running = terminals.filter((terminal) => terminal.running).length
    const waiting = terminals.reduce((sum, terminal) => sum + terminal.waiting, 0)
    console.log(
      `${terminals.length} terminals, ${running} running · ${tally.beats} heartbeats, ${tally.failed} without an answer · ` +
        `${tally.uses} uses, ${waiting} not counted yet · ${tally.reboots} restarts`,
    )
  }
  const said = setInterval(say, SAID_EVERY)
  await playFleet(
    terminals,
    {
      ...{ every: Number(values.every) * 1_000, usesPerDay: Number(values.uses), random, stopped: stop.signal },
      reboots: values.faults ? 0.002 : 0,
    },
    tally,
  )
  clearInterval(said)
  say()
}

await main().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
