import type { Field } from '@shouya/forms/document'
import { fieldTypeOf } from '@shouya/forms/fieldTypes'
import type { JsonPath } from '@shouya/forms/json'

/** The slots of a container in reading order; none for other fields and unknown types. */
export function slotPaths(field: Field): readonly JsonPath[] {
  const children = fieldTypeOf(field.type)?.children
  if (children === 'list') return [['list']]
  if (children === 'columns') return (field.columns ?? []).map((_, column) => ['columns', column, 'list'])
  if (children === 'cells')
    return (field.trs ?? []).flatMap((tr, row) => (tr.tds ?? []).flatMap((td, cell) => cellSlot(td, row, cell)))
  return []
}

/** Covered places of a merged cell (span 0) are invisible. */
const cellSlot = (
  { colspan, rowspan }: { colspan?: number; rowspan?: number },
  row: number,
  cell: number,
): JsonPath[] => (colspan === 0 || rowspan === 0 ? [] : [['trs', row, 'tds', cell, 'list']])

export const isContainer = (field: Field): boolean => slotPaths(field).length > 0

/** The fields of one slot of a field. */
export function fieldsIn(field: Field, slot: JsonPath): readonly Field[] {
  if (slot[0] === 'columns') return field.columns?.[Number(slot[1])]?.list ?? []
  if (slot[0] === 'trs') return field.trs?.[Number(slot[1])]?.tds?.[Number(slot[3])]?.list ?? []
  return field.list ?? []
}

export const isSameSlot = (a: JsonPath, b: JsonPath): boolean => a.join() === b.join()
