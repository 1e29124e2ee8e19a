import { load } from '../lib/load.ts'
import { type Line, median } from '../lib/report.ts'
import type { Running } from '../server/ours.ts'
import { pss } from '../server/process.ts'
import type { World } from '../server/world.ts'
import { ask } from './ask.ts'

const MOST_GROWTH = 200
/** While a file is written a page of a list comes within that, in milliseconds. */
const MOST_WAIT = 1_000
const EVERY = 200

const asked = {
  controller: 'RoomKey',
  columns: ['bill_no', 'dept_name', 'biz_date', 'handover_time', 'keys', 'from_user_name', 'to_user_name', 'status'],
}

type Job = { id: number; state: number; rows: number; size: number; message: string | null }
const rest = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Row "Export": how much the server grows while it writes every handover, and how others are answered meanwhile. */
export async function exportRows(world: World, ours: Running): Promise<Line[]> {
  // Caches, code and pools are warm before growth counts.
  await load({ url: `${ours.url}/api/RoomKey/GetPageList`, token: world.token.units, body: '{}' }, 3)
  await ask(ours, world, 'Common/Export', { ...asked, filters: { keywords: '钟离修竹' } })
  await rest(2_000)
  const before = pss(ours.pid)
  const sizes = [before]
  const watch = setInterval(() => sizes.push(pss(ours.pid)), EVERY)
  const began = performance.now()
  const { id } = await ask<Job>(ours, world, 'Common/Export', asked)
  const waits: number[] = []
  let job: Job | undefined
  do {
    const sent = performance.now()
    await ask(ours, world, 'RoomKey/GetPageList', {})
    waits.push(performance.now() - sent)
    await rest(EVERY)
    job = (await ask<Job[]>(ours, world, 'Common/GetExportList', {})).find((one) => one.id === id)
  } while (job && job.state < 2)
  clearInterval(watch)
  if (job?.state !== 2) throw new Error(`the export ended in state ${job?.state}: ${job?.message}`)
  const seconds = (performance.now() - began) / 1000
  const growth = Math.max(...sizes) - before
  const [usual, longest] = [median(waits), Math.max(...waits)]
  const what = `Export of ${job.rows.toLocaleString('en')} rows (${seconds.toFixed(0)} s, ${(job.size / 1_048_576).toFixed(0)} MB)`
  return [
    {
      row: `${what}: the server grows by`,
      ours: `${growth.toFixed(0)} MB`,
      against: `at most ${MOST_GROWTH} MB`,
      ratio: MOST_GROWTH / Math.max(1, growth),
      bar: 1,
    },
    {
      row: `${what}: a list page meanwhile, at the longest (median ${usual.toFixed(0)} ms)`,
      ours: `${longest.toFixed(0)} ms`,
      against: `at most ${MOST_WAIT} ms`,
      ratio: MOST_WAIT / longest,
      bar: 1,
    },
  ]
}
