import { ask } from '../lib/ask.ts'
import { load } from '../lib/load.ts'
import { type Line, median } from '../lib/report.ts'
import type { Running } from '../server/ours.ts'
import { pss } from '../server/process.ts'
import type { World } from '../server/world.ts'

const MOST_GROWTH = 200
/** Milliseconds within which a list page must be answered while a file is written. */
const MOST_WAIT = 1_000
const EVERY = 200

const request = {
  controller: 'RoomKey',
  columns: ['bill_no', 'dept_name', 'biz_date', 'handover_time', 'keys', 'from_user_name', 'to_user_name', 'status'],
}

type Job = { id: number; state: number; rows: number; size: number; message: string | null }
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/**
 * Row "Export": the memory growth of the server while it writes every handover, and the response times of others
 * meanwhile.
 */
export async function exportRows(world: World, ours: Running): Promise<Line[]> {
  // Warms caches, code and pools before growth is measured.
  await load({ url: `${ours.url}/api/RoomKey/GetPageList`, token: world.token.units, body: '{}' }, 3)
  await ask(ours, world, 'Common/Export', { ...request, filters: { keywords: '钟离修竹' } })
  await pause(2_000)
  const memoryBefore = pss(ours.pid)
  const sizes = [memoryBefore]
  const watch = setInterval(() => sizes.push(pss(ours.pid)), EVERY)
  const began = performance.now()
  const { id } = await ask<Job>(ours, world, 'Common/Export', request)
  const waits: number[] = []
  let job: Job | undefined
  do {
    const sent = performance.now()
    await ask(ours, world, 'RoomKey/GetPageList', {})
    waits.push(performance.now() - sent)
    await pause(EVERY)
    job = (await ask<Job[]>(ours, world, 'Common/GetExportList', {})).find((candidate) => candidate.id === id)
  } while (job && job.state < 2)
  clearInterval(watch)
  if (job?.state !== 2) throw new Error(`the export ended in state ${job?.state}: ${job?.message}`)
  const seconds = (performance.now() - began) / 1000
  const growth = Math.max(...sizes) - memoryBefore
  const [medianWait, longest] = [median(waits), Math.max(...waits)]
  const title = `Export of ${job.rows.toLocaleString('en')} rows (${seconds.toFixed(0)} s, ${(job.size / 1_048_576).toFixed(0)} MB)`
  return [
    {
      row: `${title}: the server grows by`,
      ours: `${growth.toFixed(0)} MB`,
      against: `at most ${MOST_GROWTH} MB`,
      ratio: MOST_GROWTH / Math.max(1, growth),
      bar: 1,
    },
    {
      row: `${title}: a list page meanwhile, at the longest (median ${medianWait.toFixed(0)} ms)`,
      ours: `${longest.toFixed(0)} ms`,
      against: `at most ${MOST_WAIT} ms`,
      ratio: MOST_WAIT / longest,
      bar: 1,
    },
  ]
}
