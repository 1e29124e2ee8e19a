import type { Line } from '../lib/report.ts'
import type { World } from '../server/world.ts'
import { fillRequests } from './fill.ts'
import { type Read, readLists } from './lists.ts'

const MOST_BASE = 10
const MOST_PER_ROW = 6
const MOST_GROWTH = 1.3

/** Lists at several sizes, one after the other, against the bars of the row "Inbox" (design section 11). */
export async function listLines(world: World, sizes: readonly [name: string, requests: number][]): Promise<Line[]> {
  const lines: Line[] = []
  let first: Read | undefined
  for (const [name, requests] of sizes) {
    await fillRequests(world, requests)
    for (const read of await readLists(world)) {
      const { list, rows, buffers, ms } = read
      const limit = MOST_BASE + MOST_PER_ROW * rows
      const isInbox = list === 'Awaiting me'
      lines.push({
        row: `${list}, ${name} requests, ${rows} rows${isInbox ? '' : ' (for information)'}`,
        ours: `${buffers} buffers, ${ms.toFixed(2)} ms`,
        against: `${isInbox ? 'at most ' : ''}${limit} buffers`,
        ratio: limit / buffers,
        bar: isInbox ? 1 : 0,
      })
      if (!isInbox) continue
      first ??= read
      if (read === first) continue
      lines.push({
        row: `Awaiting me, growth of the buffers from ${sizes[0]?.[0]} to ${name}`,
        ours: `× ${(buffers / first.buffers).toFixed(2)}`,
        against: `at most × ${MOST_GROWTH}`,
        ratio: (MOST_GROWTH * first.buffers) / buffers,
        bar: 1,
      })
    }
  }
  return lines
}
