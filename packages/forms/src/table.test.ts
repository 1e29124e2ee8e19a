import { describe, expect, test } from 'vitest'
import { apply } from './apply.ts'
import type { TableCommand } from './command.ts'
import { emptyDocument } from './defaultConfig.ts'
import type { Field, FormDocument, TableCell } from './document.ts'
import { indexDocument } from './indexDocument.ts'
import { inspect } from './inspect.ts'
import { readTable } from './readTable.ts'
import { coverage, placeOf } from './tableGrid.ts'

const cell = (id: string, rest: object = {}): TableCell => ({
  colspan: 1,
  rowspan: 1,
  list: id === '' ? [] : [{ type: 'input', key: id, model: id }],
  ...rest,
})
const table = (rows: readonly (readonly TableCell[])[], config: object = {}): FormDocument => ({
  list: [{ type: 'table', key: 't', trs: rows.map((tds) => ({ tds })) }],
  config: { ...emptyDocument.config, ...config },
})
const square = (config?: object) =>
  table(
    [
      [cell('a'), cell('b')],
      [cell('c'), cell('d')],
    ],
    config,
  )
const C = { labelWidth: 100 }

const act = (document: FormDocument, type: TableCommand['type'], row: number, column: number) =>
  apply(document, { type, id: 't', row, column })

/** The visible table: for every place the fields of the cell that covers it. */
function picture(document: FormDocument): string[] {
  const grid = readTable(document.list[0] as Field)
  const places = coverage(grid.cells)
  return Array.from({ length: grid.rows }, (_, r) =>
    Array.from(
      { length: grid.columns },
      (_, c) =>
        places
          .get(placeOf(r, c))
          ?.td.list?.map(({ key }) => key)
          .join('+') || '.',
    ).join(' '),
  )
}
const tds = (document: FormDocument) =>
  document.list[0]?.trs?.map((row) => row.tds?.map(({ colspan, rowspan }) => `${colspan}x${rowspan}`).join(' '))

describe('merge', () => {
  test('down and right join the contents, where the original loses them [F-3.2-03 F-4-07]', () => {
    const down = act(square(), 'mergeDown', 0, 0).document
    expect(picture(down)).toEqual(['a+c b', 'a+c d'])
    expect(picture(act(square(), 'mergeRight', 1, 0).document)).toEqual(['a b', 'c+d c+d'])
  })

  test('in dialect B the covered cell is left out, in C it stays with a span of 0 [F-3.2-03]', () => {
    expect(tds(act(square(), 'mergeDown', 0, 0).document)).toEqual(['1x2 1x1', '1x1'])
    expect(tds(act(square(C), 'mergeDown', 0, 0).document)).toEqual(['1x2 1x1', '1x0 1x1'])
    expect(tds(act(square(C), 'mergeRight', 0, 0).document)).toEqual(['2x1 0x1', '1x1 1x1'])
  })

  test('a table stays in the notation it came in', () => {
    const removed = table(
      [
        [cell('a', { colspan: 2 }), cell('b')],
        [cell('c'), cell('d'), cell('e')],
      ],
      C,
    )
    expect(tds(act(removed, 'mergeDown', 0, 2).document)).toEqual(['2x1 1x2', '1x1 1x1'])
    const original = table([
      [cell('a', { colspan: 2 }), cell('', { colspan: 0, own: 1 }), cell('b')],
      [cell('c'), cell('d'), cell('e')],
    ])
    const merged = act(original, 'mergeDown', 0, 2).document
    expect(tds(merged)).toEqual(['2x1 0x1 1x2', '1x1 1x1 1x0'])
    expect(merged.list[0]?.trs?.[0]?.tds?.[1]).toHaveProperty('own', 1)
  })

  test('the messages of the specification [F-5-12 F-5-13 F-5-14]', () => {
    const code = (document: FormDocument, type: TableCommand['type'], row: number, column: number) =>
      act(document, type, row, column).refused?.code
    expect(code(square(), 'mergeDown', 1, 0)).toBe('table.lastRow')
    expect(code(square(), 'mergeRight', 0, 1)).toBe('table.lastColumn')
    const wide = act(square(), 'mergeRight', 0, 0).document
    expect(code(wide, 'mergeDown', 0, 0)).toBe('table.noMergeDown')
    const tall = act(square(), 'mergeDown', 0, 0).document
    expect(code(tall, 'mergeRight', 0, 0)).toBe('table.noMergeRight')
    expect(code(tall, 'mergeDown', 0, 0)).toBe('table.lastRow')
  })

  test('two by two and back', () => {
    for (const document of [square(), square(C)]) {
      const wide = act(act(document, 'mergeRight', 0, 0).document, 'mergeRight', 1, 0).document
      const all = act(wide, 'mergeDown', 0, 0).document
      expect(picture(all)).toEqual(['a+b+c+d a+b+c+d', 'a+b+c+d a+b+c+d'])
      expect(picture(act(all, 'split', 1, 1).document)).toEqual(['a+b+c+d .', '. .'])
    }
    expect(act(square(), 'split', 0, 0).refused?.code).toBe('table.notMerged')
  })
})

describe('rows and columns', () => {
  test('insert: cells that reach over grow', () => {
    const tall = act(square(), 'mergeDown', 0, 0).document
    expect(picture(act(tall, 'insertRow', 1, 0).document)).toEqual(['a+c b', 'a+c .', 'a+c d'])
    expect(picture(act(tall, 'insertRow', 2, 0).document)).toEqual(['a+c b', 'a+c d', '. .'])
    expect(picture(act(tall, 'insertColumn', 0, 0).document)).toEqual(['. a+c b', '. a+c d'])
  })

  test('delete: what stood there moves to the neighbour', () => {
    expect(picture(act(square(), 'deleteRow', 0, 0).document)).toEqual(['c+a d+b'])
    expect(picture(act(square(), 'deleteRow', 1, 0).document)).toEqual(['a+c b+d'])
    expect(picture(act(square(), 'deleteColumn', 0, 1).document)).toEqual(['a+b', 'c+d'])
    const tall = act(square(), 'mergeDown', 0, 0).document
    expect(picture(act(tall, 'deleteRow', 1, 0).document)).toEqual(['a+c b+d'])
    const single = act(act(square(), 'deleteRow', 0, 0).document, 'deleteColumn', 0, 0).document
    expect(act(single, 'deleteRow', 0, 0).refused?.code).toBe('table.onlyRow')
    expect(act(single, 'deleteColumn', 0, 0).refused?.code).toBe('table.onlyColumn')
  })

  test('keys of rows and cells that nobody knows stay with them', () => {
    const document = table([[cell('a', { own: 1 })], [cell('b')]])
    const marked = {
      ...document,
      list: [
        {
          ...document.list[0],
          trs: [{ ...document.list[0]?.trs?.[0], tag: 'x' }, document.list[0]?.trs?.[1]],
        } as Field,
      ],
    }
    const next = act(marked, 'insertRow', 0, 0).document.list[0]
    expect(next?.trs?.map((row) => row.tag)).toEqual([undefined, 'x', undefined])
    expect(next?.trs?.[1]?.tds?.[0]).toBe(marked.list[0]?.trs?.[0]?.tds?.[0])
  })
})

test('ragged and overlapping tables are told, and made whole without losing a field', () => {
  const broken = [
    table([[cell('a'), cell('b')], [cell('c')]]),
    table([
      [cell('a', { rowspan: 9 }), cell('b')],
      [cell('c'), cell('d')],
    ]),
    table([
      [cell('a', { colspan: 2 }), cell('b', { colspan: 0 })],
      [cell('c', { rowspan: 0 }), cell('d')],
    ]),
    table([[cell('a', { colspan: 3 }), cell('b'), cell('c', { colspan: 0 })]]),
  ]
  for (const document of broken) {
    const problem = inspect(document).find(({ code }) => code === 'design.tableUneven')
    const fixed = apply(document, { type: 'fix', fix: problem?.fix ?? [] }).document
    expect(inspect(fixed)).toEqual([])
    const keys = (document: FormDocument) =>
      indexDocument(document)
        .entries.map(({ id }) => id)
        .toSorted()
    expect(keys(fixed)).toEqual(keys(document))
  }
})
