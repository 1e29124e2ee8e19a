import { cpus, totalmem } from 'node:os'
import { approvals } from './approvals/approvals.ts'
import { tenMillion } from './approvals/tenMillion.ts'
import { designer } from './designer/designer.ts'
import { devices } from './devices/devices.ts'
import { archive } from './files/archive.ts'
import { forms } from './forms/forms.ts'
import { ledger } from './ledger/ledger.ts'
import { type Line, table } from './lib/report.ts'
import { writePart } from './lib/results.ts'
import { documents } from './library/documents.ts'
import { maintenance } from './maintenance/maintenance.ts'
import { registers } from './registers/registers.ts'
import { create } from './server/create.ts'
import { installed } from './server/installed.ts'
import { keyword } from './server/keyword.ts'
import { listPage } from './server/list.ts'
import { type Running, startOurs, startPeer } from './server/ours.ts'
import { processRow } from './server/process.ts'
import { fillHandovers, openWorld } from './server/world.ts'
import { firstLoad } from './shell/firstLoad.ts'
import { pageChange } from './shell/pageChange.ts'
import { tabs } from './shell/tabs.ts'

const say = (lines: Line[]): Line[] => {
  console.log(table(lines))
  return lines
}

async function server(): Promise<string> {
  const world = await openWorld()
  const lines: Line[] = []
  try {
    const [ours, peer] = [await startOurs(world), await startPeer(world)]
    lines.push(...say(await create(world, ours, peer)))
    lines.push(...say(await listPage(world, ours, peer)))
    await peer.stop()
    await ours.stop()
    lines.push(...say(await keyword(world)))
    lines.push(...say(await processRow(world)))
    lines.push(...say(await installed()))
  } finally {
    await world.close()
  }
  return table(lines)
}

/** Rows that are measured in a browser, on a filled database. */
const inBrowser = (measures: readonly ((server: Running, password: string) => Promise<Line[]>)[]) => async () => {
  const world = await openWorld()
  const lines: Line[] = []
  try {
    await fillHandovers(world, 10_000)
    const ours = await startOurs(world)
    for (const measure of measures) lines.push(...say(await measure(ours, world.password)))
    await ours.stop()
  } finally {
    await world.close()
  }
  return table(lines)
}

/** The parts of `results.md`; `npm run bench -- forms` measures one of them. */
const PARTS: Readonly<Record<string, readonly [heading: string, measure: () => Promise<string>]>> = {
  server: ['Server', server],
  shell: ['Shell', inBrowser([firstLoad, pageChange, tabs])],
  designer: ['Designer, a form of 500 fields', inBrowser([designer])],
  forms: ['Forms', forms],
  approvals: ['Approvals', approvals],
  registers: ['Registers', () => registers()],
  ledger: ['Ledger', async () => table(say(await ledger()))],
  maintenance: ['Devices and repairs', async () => table(say(await maintenance()))],
  library: ['Documents', async () => table(say(await documents()))],
  devices: ['Devices', async () => table(say(await devices()))],
  files: ['Files', async () => table(say(await archive()))],
}

/** Parts that take too long to be measured with the others: only by name. */
const LONG: typeof PARTS = {
  'approvals-10m': ['Approvals, ten million requests', tenMillion],
}

const names = process.argv.slice(2)
const parts = { ...PARTS, ...LONG }
const unknown = names.find((name) => !Object.hasOwn(parts, name))
if (unknown) throw new Error(`There is no part ${unknown}, only ${Object.keys(parts).join(' and ')}.`)

const { model = 'unknown' } = cpus()[0] ?? {}
const machine = `${cpus().length} × ${model.trim()}, ${(totalmem() / 2 ** 30).toFixed(0)} GiB, Node ${process.version}`
for (const [name, [heading, measure]] of Object.entries(parts)) {
  if (names.length > 0 ? !names.includes(name) : name in LONG) continue
  const text = await measure()
  writePart(heading, `Measured ${new Date().toISOString().slice(0, 10)} on ${machine}.\n\n${text}`)
}
