import { writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { designer } from './designer/designer.ts'
import { type Line, table } from './lib/report.ts'
import { create } from './server/create.ts'
import { installed } from './server/installed.ts'
import { keyword } from './server/keyword.ts'
import { listPage } from './server/list.ts'
import { startOurs, startPeer } from './server/ours.ts'
import { processRow } from './server/process.ts'
import { openWorld } from './server/world.ts'
import { firstLoad } from './shell/firstLoad.ts'
import { pageChange } from './shell/pageChange.ts'
import { tabs } from './shell/tabs.ts'

const say = (lines: Line[]): Line[] => {
  console.log(table(lines))
  return lines
}

const world = await openWorld()
const lines: Line[] = []
const design: Line[] = []
try {
  const [ours, peer] = [await startOurs(world), await startPeer(world)]
  lines.push(...say(await create(world, ours, peer)))
  lines.push(...say(await listPage(world, ours, peer)))
  await peer.stop()
  lines.push(...say(await firstLoad(ours, world.password)))
  lines.push(...say(await pageChange(ours, world.password)))
  lines.push(...say(await tabs(ours, world.password)))
  design.push(...say(await designer(ours, world.password)))
  await ours.stop()
  lines.push(...say(await keyword(world)))
  lines.push(...say(await processRow(world)))
  lines.push(...say(await installed()))
} finally {
  await world.close()
}

const { model = 'unknown' } = cpus()[0] ?? {}
writeFileSync(
  new URL('./results.md', import.meta.url),
  `# Results

\`npm run bench\` writes this page. Medians of five interleaved rounds on one machine; within 15 % of a bar is a tie.
Last run ${new Date().toISOString().slice(0, 10)} on ${cpus().length} × ${model.trim()}, ${(totalmem() / 2 ** 30).toFixed(0)} GiB, Node ${process.version}.

${table(lines)}

## Designer

A form of 500 fields in the console, real Chromium at 1440 × 900, medians of twelve, processor time of the page's own thread.

${table(design)}
`,
)
