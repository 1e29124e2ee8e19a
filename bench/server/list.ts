import { interleave } from '../lib/interleave.ts'
import { load } from '../lib/load.ts'
import type { Line } from '../lib/report.ts'
import type { Running } from './ours.ts'
import { fillHandovers, type World } from './world.ts'

const SECONDS = 3

/** Row "List page": GetPageList with its total against the same by hand, and many rows against few. */
export async function listPage(world: World, ours: Running, peer: Running): Promise<Line[]> {
  const lines: Line[] = []
  const few = { units: 1, all: 1 }
  for (const rows of [10_000, 1_000_000]) {
    await fillHandovers(world, rows)
    for (const scope of ['units', 'all'] as const) {
      const target = { token: world.token[scope], body: '{}' }
      const [a, b] = await interleave(
        () => load({ url: `${ours.url}/api/RoomKey/GetPageList`, ...target }, SECONDS),
        () => load({ url: `${peer.url}/list`, ...target }, SECONDS),
      )
      const size = rows === 10_000 ? '10 k' : '1 M'
      lines.push({
        row: `List page, ${size} rows, scope ${scope}`,
        ours: `${a.toFixed(0)}/s`,
        against: `${b.toFixed(0)}/s by hand`,
        ratio: a / b,
        bar: 0.8,
      })
      if (rows === 10_000) few[scope] = a
      else
        lines.push({
          row: `List page, 1 M rows against 10 k, scope ${scope}`,
          ours: `${a.toFixed(0)}/s`,
          against: `${few[scope].toFixed(0)}/s`,
          ratio: a / few[scope],
          bar: 0.6,
        })
    }
  }
  return lines
}
