import { workbook } from '../../apps/server/src/core/excel/workbook.ts'
import type { Line } from '../lib/report.ts'
import type { Running } from '../server/ours.ts'
import type { World } from '../server/world.ts'
import { ask } from './ask.ts'

/** Seconds that the console waits for an import. */
const PATIENCE = 300
const head = ['机构编码', '机构名称', '上级机构编码', '机构类型']
const BRANCHES = 8

type Answer = { total: number; added: number; bad: number; committed: boolean }

async function upload({ url }: Running, { token }: World, content: Buffer): Promise<number> {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(content)]), 'units.xlsx')
  const response = await fetch(`${url}/api/Common/UploadFile`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token.all}` },
    body: form,
  })
  const { Code, Message, Data } = (await response.json()) as { Code: number; Message: string; Data: { id: number } }
  if (Code !== 0) throw new Error(`upload: ${Code} ${Message}`)
  return Data.id
}

/** Row "Import": every row by the rules of Add, in one transaction, after the preview, which users wait for too. */
export async function importRows(world: World, ours: Running, count: number): Promise<Line[]> {
  async function* rows() {
    yield Array.from({ length: count }, (_, index) => [
      `IM${String(index).padStart(6, '0')}`,
      `imported ${index}`,
      `BR${String(1 + (index % BRANCHES)).padStart(4, '0')}`,
      '部门',
    ])
  }
  const chunks: Buffer[] = []
  for await (const chunk of workbook([{ sheet: { name: 'units', head, widths: head.map(() => 20) }, batches: rows() }]))
    chunks.push(chunk)
  const file_id = await upload(ours, world, Buffer.concat(chunks))
  const lines: Line[] = []
  for (const commit of [false, true]) {
    const began = performance.now()
    const result = await ask<Answer>(ours, world, 'AdminDept/Import', { file_id, commit })
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
