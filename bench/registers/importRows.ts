import { ask } from '../lib/ask.ts'
import type { Line } from '../lib/report.ts'
import { uploadSheet } from '../lib/upload.ts'
import type { Running } from '../server/ours.ts'
import type { World } from '../server/world.ts'

/** Seconds that the console waits for an import. */
export const PATIENCE = 300
const head = ['机构编码', '机构名称', '上级机构编码', '机构类型']
const BRANCHES = 8

export type Imported = { total: number; added: number; bad: number; committed: boolean }

/** Row "Import": every row by the rules of Add, in one transaction, after the preview, which users wait for too. */
export async function importRows(world: World, ours: Running, count: number): Promise<Line[]> {
  const rows = Array.from({ length: count }, (_, index) => [
    `IM${String(index).padStart(6, '0')}`,
    `imported ${index}`,
    `BR${String(1 + (index % BRANCHES)).padStart(4, '0')}`,
    '部门',
  ])
  const file_id = await uploadSheet(ours, world, head, rows)
  const lines: Line[] = []
  for (const commit of [false, true]) {
    const began = performance.now()
    const result = await ask<Imported>(ours, world, 'AdminDept/Import', { file_id, commit })
    const seconds = (performance.now() - began) / 1000
    if (result.added !== count || result.committed !== commit) throw new Error(`import: ${JSON.stringify(result)}`)
    lines.push({
      row: `Import of ${count.toLocaleString('en')} units, ${commit ? 'commit' : 'preview'}`,
      ours: `${seconds.toFixed(1)} s`,
      against: `at most ${PATIENCE} s`,
      ratio: PATIENCE / seconds,
      bar: 1,
    })
  }
  return lines
}
