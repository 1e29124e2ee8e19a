import { interleave, interleaveAll } from '../lib/interleave.ts'
import { load } from '../lib/load.ts'
import { type Line, median } from '../lib/report.ts'
import type { Running } from '../server/ours.ts'
import type { World } from '../server/world.ts'
import { fillDevices, vendorToken } from './fill.ts'

const SECONDS = 2
const FEW = 2_400
const MANY = 100_000
/** Milliseconds from a click to the rows of a list (design section 11). */
const LIMIT = 500

/** Rows "List of devices": who maintains each of them included, against the same by hand, many against few; and what a vendor sees. */
export async function equipmentList(world: World, ours: Running, peer: Running): Promise<Line[]> {
  const lines: Line[] = []
  const few = { units: 1, all: 1 }
  const token = await vendorToken(world)
  const url = `${ours.url}/api/Equipment/GetPageList`
  for (const count of [FEW, MANY]) {
    await fillDevices(world, count)
    const size = count.toLocaleString('en')
    for (const scope of ['units', 'all'] as const) {
      const target = { token: world.token[scope], body: '{}' }
      const [a, b] = await interleave(
        () => load({ url, ...target }, SECONDS),
        () => load({ url: `${peer.url}/devices`, ...target }, SECONDS),
      )
      const row = `List of devices, ${size}, scope ${scope}`
      lines.push({ row, ours: `${a.toFixed(0)}/s`, against: `${b.toFixed(0)}/s by hand`, ratio: a / b, bar: 0.8 })
      if (count === FEW) few[scope] = a
      else {
        const against = `${few[scope].toFixed(0)}/s`
        lines.push({
          row: `${row}, against ${FEW}`,
          ours: `${a.toFixed(0)}/s`,
          against,
          ratio: a / few[scope],
          bar: 0.6,
        })
      }
    }
    const [times = []] = await interleaveAll([() => onePage(url, token)])
    const time = median(times)
    lines.push({
      row: `List of devices, ${size}, those that the caller’s vendor maintains`,
      ours: Number.isFinite(time) ? `${time.toFixed(0)} ms` : 'longer than a statement may take',
      ...{ against: `at most ${LIMIT} ms`, ratio: LIMIT / time, bar: 1 },
    })
  }
  return lines
}

/** Milliseconds of one call; infinite where the database gives up. */
async function onePage(url: string, token: string): Promise<number> {
  const start = performance.now()
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: '{}',
  })
  const { Code, Data } = (await response.json()) as { Code: number; Data: unknown[] }
  if (Code === 500) return Number.POSITIVE_INFINITY
  if (Code !== 0 || Data.length === 0) throw new Error(`devices of a vendor: ${Code}, ${Data?.length} rows`)
  return performance.now() - start
}
