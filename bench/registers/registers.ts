import { type Line, table } from '../lib/report.ts'
import { startOurs } from '../server/ours.ts'
import { fillHandovers, openWorld } from '../server/world.ts'
import { exportRows } from './exportRows.ts'
import { importRows } from './importRows.ts'
import { monitorBoard } from './monitorBoard.ts'
import { taskStat } from './taskStat.ts'

export type Sizes = { exported: number; imported: number }

/**
 * An export of 200,000 rows, an import of 10,000 and the statistics of daily tasks and self-checks by the product's own server. List and keyword are in the part
 * "Server".
 */
export async function registers(
  { exported, imported }: Sizes = { exported: 200_000, imported: 10_000 },
): Promise<string> {
  const world = await openWorld()
  const lines: Line[] = []
  try {
    await fillHandovers(world, exported)
    const ours = await startOurs(world)
    lines.push(...(await exportRows(world, ours)))
    lines.push(...(await importRows(world, ours, imported)))
    lines.push(...(await taskStat(world, ours)))
    // Behind it: it counts over the same tasks.
    lines.push(...(await monitorBoard(world, ours)))
    await ours.stop()
  } finally {
    await world.close()
  }
  return table(lines)
}
