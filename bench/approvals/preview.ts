import { type Line, median } from '../lib/report.ts'
import type { Running } from '../server/ours.ts'
import type { Bank } from './bank.ts'

const RUNS = 31

/** The preview of a request through sixty nodes with people, as the page calls it. */
export async function previewLine({ url }: Running, { long, starter }: Bank): Promise<Line[]> {
  const times: number[] = []
  for (let run = 0; run < RUNS; run++) {
    const began = performance.now()
    const response = await fetch(`${url}/api/OaExamine/Preview`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${starter}` },
      body: JSON.stringify({ flow_id: long.id, data: { title: 'bench' } }),
    })
    const { Code, Data } = (await response.json()) as { Code: number; Data: unknown }
    if (Code !== 0) throw new Error(`the preview fails: ${JSON.stringify(Data)}`)
    times.push(performance.now() - began)
  }
  const ms = median(times)
  return [
    {
      row: 'Preview of a flow of 60 nodes, through the route (for information)',
      ours: `${ms.toFixed(0)} ms`,
      against: 'no bar is named',
      ratio: 1,
      bar: 0,
    },
  ]
}
