import type { Field } from '@shouya/noun/field'
import { fieldsWith, type Noun } from '@shouya/noun/noun'
import type { ColumnKind } from '../registers/exporter.ts'

function kindOf(field: Field): ColumnKind {
  if (field.kind === 'code') return { dict: field.dict }
  if (field.kind === 'minutes') return 'minutes'
  return field.kind === 'flag' ? 'bool' : 'text'
}

/** The columns of a noun's file: its exported fields in the order of its declaration. */
export const columnsOf = (noun: Noun): Record<string, ColumnKind> =>
  Object.fromEntries(fieldsWith(noun, 'exported').map((name) => [name, kindOf(noun.fields[name] as Field)]))
