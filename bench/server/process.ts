import { readFileSync } from 'node:fs'
import { ROUNDS } from '../lib/interleave.ts'
import { load } from '../lib/load.ts'
import { type Line, median } from '../lib/report.ts'
import { startOurs } from './ours.ts'
import type { World } from './world.ts'

/** The memory of a process in MB, with its share of shared pages. */
export const pss = (pid: number): number => {
  const kilobytes = /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1]
  return Number(kilobytes) / 1024
}

/** Row "Process": start with the database running and a warm compile cache, memory idle and under load. */
export async function processRow(world: World): Promise<Line[]> {
  const starts: number[] = []
  const idle: number[] = []
  const loaded: number[] = []
  for (let round = 0; round <= ROUNDS; round++) {
    const server = await startOurs(world)
    await new Promise((resolve) => setTimeout(resolve, 2_000))
    const atRest = pss(server.pid)
    if (round === ROUNDS) {
      const work = load({ url: `${server.url}/api/RoomKey/GetPageList`, token: world.token.units, body: '{}' }, 8)
      const watch = setInterval(() => loaded.push(pss(server.pid)), 500)
      await work
      clearInterval(watch)
    }
    // The first start fills the compile cache.
    if (round > 0) {
      starts.push(server.startedIn)
      idle.push(atRest)
    }
    await server.stop()
  }
  const line = (row: string, value: number, limit: number, unit: string): Line => ({
    row,
    ours: `${value.toFixed(unit === 's' ? 2 : 0)} ${unit}`,
    against: `at most ${limit} ${unit}`,
    ratio: limit / value,
    bar: 1,
  })
  return [
    line('Process: start until it answers', median(starts) / 1000, 1.5, 's'),
    line('Process: PSS idle', median(idle), 160, 'MB'),
    line('Process: PSS loaded', Math.max(...loaded), 350, 'MB'),
  ]
}
