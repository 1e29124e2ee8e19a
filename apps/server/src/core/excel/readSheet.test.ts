import { expect, test } from 'vitest'
import { cell, inSheet, renamed, row, titles, withTotals, workbookOf } from '../../testing/hostileWorkbooks.ts'
import type { Failure } from '../failure.ts'
import { readSheet } from './readSheet.ts'

const MB = 1_048_576
const good = inSheet(titles + row(2, cell('A2') + cell('B2', '门')))

/** The rows, or the message of the violated limit. */
const outcome = (workbook: Buffer) =>
  readSheet(workbook).catch((error: Failure) => (error.details?.data as { reason: string }[])?.[0]?.reason ?? error)

test('what people send is read: shared and rich text, days, empty cells far out', async () => {
  const shared =
    '<sst><si><t>机构编码</t></si><si><r><t>机构</t></r><r><t>名称</t></r></si><si><t xml:space="preserve"> A &amp; B </t></si></sst>'
  const styles = '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>'
  const sheet = inSheet(
    '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="C1" s="1"><v>46083</v></c><c r="XFD1" s="1"/></row>' +
      '<row r="3"><c r="A3" t="s"><v>2</v></c><c r="B3"><v>1.5</v></c><c r="C3" t="b"><v>1</v></c></row><row r="1048576" s="1"/>',
  )
  expect(await readSheet(workbookOf({ sheet, shared, styles }))).toEqual([
    ['机构编码', '机构名称', new Date('2026-03-02T00:00:00Z')],
    [null, null, null],
    ['A & B', 1.5, true],
  ])
})

test.for([
  ['one cell at the far end', inSheet(row(9_000, cell('XFD9000'))), 'import.columns'],
  ['one cell a billion rows down', inSheet(row(1, cell('A999999999'))), 'import.rows'],
  ['the same without its row', inSheet(cell('A999999999')), 'import.rows'],
  ['a row a billion rows down', inSheet('<row r="999999999"/>'), 'import.rows'],
  ['a row down there whose cell stands in the first', inSheet(row(900_000, cell('A1'))), 'import.rows'],
  ['a row below the last', inSheet(row(10_002, cell('A10002'))), 'import.rows'],
  ['a column behind the last', inSheet(row(1, cell('CW1'))), 'import.columns'],
  ['a place behind a prefix', inSheet('<row r="1"><x:c x:r="XFD9000" t="b"><v>1</v></x:c></row>'), 'import.columns'],
  ['two places', inSheet('<row r="1"><c r="A1"r="XFD9000" t="b"><v>1</v></c></row>'), 'import.unreadable'],
  ['a place in other words', inSheet('<row r="1"><c r="&#88;FD9000" t="b"><v>1</v></c></row>'), 'import.unreadable'],
  ['a place of another alphabet', inSheet('<row r="1"><c r="Ａ1" t="b"><v>1</v></c></row>'), 'import.unreadable'],
  ['a cell of 40,000 characters', inSheet(row(1, cell('A1', 'x'.repeat(40_000)))), 'import.cell'],
  ['a cell of 20 MB', inSheet(row(1, cell('A1', 'x'.repeat(20 * MB)))), 'import.cell'],
  [
    'a cell of 20 MB without an end',
    inSheet(row(1, cell('A1', 'x'.repeat(20 * MB)))).replaceAll('</', '<'),
    'import.cell',
  ],
  ['a sheet of 40 MB', inSheet(`${titles}<!--${'x'.repeat(40 * MB)}-->`), 'import.unpacked'],
  [
    'entities that grow',
    `<!DOCTYPE a [<!ENTITY b "${'x'.repeat(1_000)}">]>${inSheet(row(1, cell('A1', '&b;')))}`,
    'import.unreadable',
  ],
  ['no XML', 'x'.repeat(1_000), 'import.unreadable'],
] as const)('%s is refused', async ([, sheet, reason]) => {
  expect(await outcome(workbookOf({ sheet }))).toBe(reason)
})

test('millions of rows, cells and shared strings are refused', async () => {
  const cells = Array.from({ length: 100 }, () => '<c r="A1"><v>1</v></c>').join('')
  expect(await outcome(workbookOf({ sheet: inSheet(cells.repeat(5_001)) }))).toBe('import.cells')
  expect(await outcome(workbookOf({ sheet: inSheet('<row/>'.repeat(2_000_000)) }))).toBe('import.rows')
  expect(await outcome(workbookOf({ sheet: good, shared: `<sst>${'<si/>'.repeat(1_000_000)}</sst>` }))).toBe(
    'import.cells',
  )
})

test('one shared string of 20 MB is refused', async () => {
  const shared = `<sst><si><t>x</t></si><si><t>${'x'.repeat(20 * MB)}</t></si></sst>`
  expect(await outcome(workbookOf({ sheet: good, shared }))).toBe('import.cell')
})

test('a text that stands in many cells counts in each', async () => {
  const shared = `<sst><si><t>${'x'.repeat(30_000)}</t></si></sst>`
  const rows = Array.from({ length: 1_000 }, (_, index) =>
    row(index + 1, `<c r="A${index + 1}" t="s"><v>0</v></c>`),
  ).join('')
  expect(await outcome(workbookOf({ sheet: inSheet(rows), shared }))).toBe('import.characters')
})

test('what the directory says of sizes is not believed, in either direction', async () => {
  const bomb = workbookOf({ sheet: inSheet(`${titles}<!--${'x'.repeat(40 * MB)}-->`) })
  expect(bomb.length).toBeLessThan(MB / 8)
  for (const total of [0, 100, 0xffff_fffe]) {
    expect(await outcome(withTotals(bomb, total))).toBe('import.unpacked')
    expect(await outcome(withTotals(workbookOf({ sheet: good }), total))).toHaveLength(2)
  }
})

test('parts that the sheet does not need are not unpacked, however many they are', async () => {
  const more = { 'xl/media/image1.xml': 'x'.repeat(100 * MB), 'xl/worksheets/sheet2.xml': inSheet(cell('XFD9000')) }
  expect(await outcome(workbookOf({ sheet: good, more }))).toHaveLength(2)
})

test('a file that stands there twice is no workbook, and neither is an archive within one', async () => {
  const twice = workbookOf({ sheet: good, more: { 'xl/worksheets/sheet9.xml': inSheet(cell('XFD9000')) } })
  expect(await outcome(renamed(twice, 'sheet9.xml', 'sheet1.xml'))).toBe('import.unreadable')
  const nested = workbookOf({ sheet: workbookOf({ sheet: good }).toString('latin1') })
  expect(await outcome(nested)).toBe('import.unreadable')
  for (const cut of [0, 10, nested.length - 30])
    expect(await outcome(nested.subarray(0, cut))).toBe('import.unreadable')
})

test('what the checks do not foresee ends by memory, the thread alone', async () => {
  const styles = `<styleSheet><cellXfs>${'<xf/>'.repeat(5_000_000)}</cellXfs></styleSheet>`
  expect(await outcome(workbookOf({ sheet: good, styles }))).toBe('import.memory')
})
