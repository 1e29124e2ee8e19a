import type { Line } from '../lib/report.ts'
import { startOurs, startPeer } from '../server/ours.ts'
import { openWorld } from '../server/world.ts'
import { equipmentImport } from './equipmentImport.ts'
import { equipmentList } from './equipmentList.ts'
import { fillVendors } from './fill.ts'
import { repairStat } from './repairStat.ts'

/** The ledger of devices, its import, and the statistics of repairs (issue 18), by the product's own server. */
export async function maintenance(): Promise<Line[]> {
  const world = await openWorld()
  try {
    await fillVendors(world)
    const ours = await startOurs(world)
    const peer = await startPeer(world)
    const lines = await equipmentList(world, ours, peer)
    await peer.stop()
    lines.push(...(await equipmentImport(world, ours)), ...(await repairStat(world, ours)))
    await ours.stop()
    return lines
  } finally {
    await world.close()
  }
}
