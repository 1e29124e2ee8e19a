import fc from 'fast-check'
import { apply } from '../apply.ts'
import type { Command, Position, TableCommand } from '../command.ts'
import { createField, gridColumn, tabColumn } from '../createField.ts'
import { emptyDocument } from '../defaultConfig.ts'
import type { FormDocument } from '../document.ts'
import { type FieldTypeName, fieldTypes } from '../fieldTypes.ts'
import { indexDocument } from '../indexDocument.ts'
import { slotsOf } from '../structure/slots.ts'

const names = Object.keys(fieldTypes) as FieldTypeName[]

/** A command as numbers; which fields they refer to is decided when it is applied. */
export interface Dice {
  readonly what: number
  readonly which: number
  readonly where: number
  readonly index: number
  readonly type: FieldTypeName
}

export const dice: fc.Arbitrary<Dice> = fc.record({
  what: fc.nat(99),
  which: fc.nat(1000),
  where: fc.nat(1000),
  index: fc.nat(4),
  type: fc.oneof(
    { weight: 2, arbitrary: fc.constantFrom(...names) },
    { weight: 1, arbitrary: fc.constantFrom<FieldTypeName>('table', 'tabs', 'grid', 'batch', 'card') },
  ),
})

function positions(document: FormDocument): Position[] {
  const inside = indexDocument(document).entries.flatMap(({ id, field }) =>
    slotsOf(field).map(({ path }) => ({ parent: id, slot: path, index: 0 })),
  )
  return [{ parent: null, slot: ['list'], index: 0 }, ...inside]
}

const TABLE: TableCommand['type'][] = [
  'mergeDown',
  'mergeRight',
  'split',
  'insertRow',
  'insertColumn',
  'deleteRow',
  'deleteColumn',
]

/** The command that the numbers select for this document; it need not be possible. */
export function thrown(
  document: FormDocument,
  { what: kind, which: field, where: place, index, type }: Dice,
  stamp: number,
): Command {
  const { entries } = indexDocument(document)
  const id = entries[field % Math.max(1, entries.length)]?.id ?? 'nobody'
  const places = positions(document)
  const to = { ...(places[place % places.length] as Position), index }
  const table = entries.filter(({ field }) => field.type === 'table')
  if (kind < 35) return { type: 'add', fields: [createField(type, stamp, 'CN')], to, stamp }
  if (kind < 50) return { type: 'move', ids: [id], to }
  if (kind < 58) return { type: 'copy', id, stamp }
  if (kind < 64) return { type: 'remove', ids: [id] }
  if (kind < 68) return { type: 'setOption', ids: [id], option: 'hidden', value: index % 2 === 0 }
  if (kind < 72) return { type: 'setProperty', id, property: 'model', value: `m${place % 20}` }
  if (kind < 75) return { type: 'addColumn', id, column: index % 2 ? gridColumn() : tabColumn(index, 'CN') }
  if (kind < 78) return { type: 'removeColumn', id, index }
  if (kind < 80) return { type: 'moveColumn', id, index, to: place % 3 }
  const target = table[field % Math.max(1, table.length)]?.id ?? id
  return { type: TABLE[kind % TABLE.length] as TableCommand['type'], id: target, row: place % 5, column: index }
}

/** A document that a person could have built. */
export const documents: fc.Arbitrary<FormDocument> = fc
  .array(dice, { maxLength: 40 })
  .map((throws) =>
    throws.reduce(
      (document, dice, turn) => apply(document, thrown(document, dice, 1_700_000_000_000 + turn)).document,
      emptyDocument,
    ),
  )
