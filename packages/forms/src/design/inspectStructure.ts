import { batchTypes, fieldTypeOf } from '../fieldTypes.ts'
import type { Entry } from '../indexDocument.ts'
import { isList, type Json } from '../json.ts'
import { error, type Problem, warning } from '../problem.ts'
import { readTable } from '../readTable.ts'
import { emitTable } from '../table/emitTable.ts'

/** Checks the position and the children of a field. Paths are relative to the field. */
export function inspectStructure({ field, parent }: Entry): Problem[] {
  const problems: Problem[] = []
  if (!fieldTypeOf(field.type)) problems.push(warning('design.typeUnknown', ['type'], { type: field.type }))
  if (parent?.field.type === 'batch' && !batchTypes.has(field.type))
    problems.push(warning('design.notInBatch', ['type'], { type: field.type }))
  if (field.type === 'grid') problems.push(...spans(isList(field.columns) ? field.columns : []))
  if (field.type === 'table') {
    const grid = readTable(field)
    const fixed = () => emitTable(field, grid).trs as unknown as Json
    if (!grid.sound)
      problems.push(warning('design.tableUneven', ['trs'], {}, [{ edit: 'set', path: ['trs'], value: fixed() }]))
  }
  return problems
}

/** Columns of a grid are 1 to 24 wide (spec 001 section 5). */
const spans = (columns: readonly { span?: number }[]): Problem[] =>
  columns.flatMap(({ span }, index) => {
    const path = ['columns', index, 'span']
    if (span === undefined || (typeof span === 'number' && span >= 1 && span <= 24)) return []
    const value = typeof span === 'number' ? Math.min(24, Math.max(1, span)) : 12
    return [error('design.span', path, {}, [{ edit: 'set', path, value }])]
  })
