import { type Filling, workbook } from '../../apps/server/src/core/excel/workbook.ts'
import type { Running } from '../server/ours.ts'
import type { World } from '../server/world.ts'

/** Uploads a workbook of one sheet; answers the id of the file. */
export async function uploadSheet(
  { url }: Running,
  { token }: World,
  head: readonly string[],
  rows: readonly (readonly string[])[],
): Promise<number> {
  async function* batches() {
    yield rows
  }
  const filling: Filling = { sheet: { name: 'rows', head, widths: head.map(() => 20) }, batches: batches() }
  const chunks: Buffer[] = []
  for await (const chunk of workbook([filling])) chunks.push(chunk)
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(Buffer.concat(chunks))]), 'rows.xlsx')
  const response = await fetch(`${url}/api/Common/UploadFile`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token.all}` },
    body: form,
  })
  const { Code, Message, Data } = (await response.json()) as { Code: number; Message: string; Data: { id: number } }
  if (Code !== 0) throw new Error(`upload: ${Code} ${Message}`)
  return Data.id
}
