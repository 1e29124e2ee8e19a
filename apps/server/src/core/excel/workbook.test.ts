import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { type Written, workbook } from './workbook.ts'

async function* none() {
  yield []
}

test('two sheets of one name are told apart', async () => {
  const sheet = { name: '明细', head: ['名称'], widths: [22] }
  const parts: Buffer[] = []
  for await (const part of workbook([1, 2].map(() => ({ sheet, batches: none() })))) parts.push(part)
  const book = strFromU8(unzipSync(Buffer.concat(parts))['xl/workbook.xml'] as Uint8Array)
  expect([...book.matchAll(/<sheet name="([^"]+)"/g)].map(([, name]) => name)).toEqual(['明细', '明细 (2)'])
})

async function written(rows: Written[][]): Promise<Record<string, Uint8Array>> {
  async function* batches() {
    yield rows
  }
  const sheet = { name: '统计', head: ['机构', '完成率'], widths: [22, 12], units: [undefined, '%'] }
  const parts: Buffer[] = []
  for await (const part of workbook([{ sheet, batches: batches() }])) parts.push(part)
  return unzipSync(Buffer.concat(parts))
}

test('a cell that is worse than it should be has the style of its column in the colour of its tone', async () => {
  const files = await written([
    ['青梧路', 98.5],
    [
      { value: '云埠', tone: 'waits' },
      { value: 66.7, tone: 'bad' },
    ],
  ])
  const text = (path: string) => strFromU8(files[path] as Uint8Array)
  const sheet = text('xl/worksheets/sheet1.xml')
  const styleOf = (address: string) => Number(new RegExp(`r="${address}"(?: s="(\\d+)")?`).exec(sheet)?.[1] ?? 0)
  const styles = [...(text('xl/styles.xml').split('<cellXfs')[1] ?? '').matchAll(/<xf[^>]*>/g)].map(([xf]) => xf)
  const colors = [
    ...(/<fonts.*<\/fonts>/.exec(text('xl/styles.xml'))?.[0] ?? '').matchAll(/<font\/>|<font>.*?<\/font>/g),
  ]
  const fontOf = (address: string) =>
    colors[Number(/fontId="(\d+)"/.exec(styles[styleOf(address)] ?? '')?.[1] ?? 0)]?.[0]
  const formatOf = (address: string) => /numFmtId="(\d+)"/.exec(styles[styleOf(address)] ?? '')?.[1]
  expect([fontOf('A2'), fontOf('B2')]).toEqual(['<font/>', '<font/>'])
  expect(fontOf('A3')).toContain('FFAD4E00')
  expect(fontOf('B3')).toContain('FFA8071A')
  // Per cent as its neighbours.
  expect(formatOf('B3')).toBe(formatOf('B2'))
  expect(styles).toHaveLength(Number(/^ count="(\d+)"/.exec(text('xl/styles.xml').split('<cellXfs')[1] ?? '')?.[1]))
})
