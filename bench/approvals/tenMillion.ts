import { statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { table } from '../lib/report.ts'
import { startOurs } from '../server/ours.ts'
import { openWorld } from '../server/world.ts'
import { openBank } from './bank.ts'
import { prepareTables } from './fill.ts'
import { listLines } from './listLines.ts'

/** Bytes that ten million requests need while they are made, including the database's log. */
const NEEDED = 15 * 2 ** 30

/** Part "Approvals, ten million requests": the lists, on a database of its own. Refused where the disk lacks the room. */
export async function tenMillion(): Promise<string> {
  const { bavail, bsize } = statfsSync(tmpdir())
  if (bavail * bsize < NEEDED)
    throw new Error(
      `Ten million requests need 15 GB in ${tmpdir()}, where ${Math.floor((bavail * bsize) / 2 ** 30)} are free.`,
    )
  const began = performance.now()
  const world = await openWorld()
  try {
    const ours = await startOurs(world)
    await openBank(world, ours)
    await ours.stop()
    await prepareTables(world)
    // Filling is not measured: without these settings most of its time goes into the log of a temporary database.
    for (const setting of ['full_page_writes = off', "max_wal_size = '4GB'"])
      await world.query(`alter system set ${setting}`)
    await world.query('select pg_reload_conf()')
    const lines = await listLines(world, [
      ['10 k', 10_000],
      ['10 M', 10_000_000],
    ])
    const [{ size } = { size: 0 }] = await world.query<{ size: number }>(
      "select round(pg_database_size('shouya') / 1e9, 1)::float8 as size",
    )
    const minutes = ((performance.now() - began) / 60_000).toFixed(0)
    return `${minutes} minutes, ${size} GB.\n\n${table(lines)}`
  } finally {
    await world.close()
  }
}
