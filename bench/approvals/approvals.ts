import { type Line, table } from '../lib/report.ts'
import { type Running, startOurs } from '../server/ours.ts'
import { openWorld, type World } from '../server/world.ts'
import { type Bank, openBank } from './bank.ts'
import { commandLine } from './commands.ts'
import { prepareTables } from './fill.ts'
import { listLines } from './listLines.ts'
import { previewLine } from './preview.ts'

const WHAT = `Buffers and time are of the very statements that the actions run for their first page (EXPLAIN ANALYZE, a warm
cache, medians). Each request has been decided twice; three of a hundred await a third, a tenth of those the one person who
is asked. The rows hold what the lists read and what constraints demand, without the index of the search.`

async function inWorld(measure: (world: World, ours: Running, bank: Bank) => Promise<Line[]>): Promise<Line[]> {
  const world = await openWorld()
  try {
    const ours = await startOurs(world)
    return await measure(world, ours, await openBank(world, ours))
  } finally {
    await world.close()
  }
}

/** Part "Approvals": commands, preview, and the lists at ten thousand and at a million requests. */
export async function approvals(): Promise<string> {
  const commands = await inWorld(async (world, ours, bank) => [
    ...(await previewLine(ours, bank)),
    ...(await commandLine(world, ours, bank)),
  ])
  const lists = await inWorld(async (world, ours) => {
    await ours.stop()
    await prepareTables(world)
    return listLines(world, [
      ['10 k', 10_000],
      ['1 M', 1_000_000],
    ])
  })
  return `${WHAT}\n\n${table([...commands, ...lists])}`
}
