import type { Grant } from '@shouya/contract/action'
import type { Field } from '@shouya/noun/field'
import { type Fielded, fieldsWith, type Noun } from '@shouya/noun/noun'
import type { ColumnKind } from '../registers/exporter.ts'

function kindOf(noun: Fielded, name: string): ColumnKind {
  const field = noun.fields[name] as Field
  if ('dict' in field) return { dict: field.dict }
  if (field.kind === 'choice') return { words: `${noun.name}.choice.${name}` }
  if (field.kind === 'minutes') return 'minutes'
  if (field.kind === 'count' || field.kind === 'decimal') return 'number'
  if (field.kind === 'money') return 'money'
  if (field.kind === 'names') return 'names'
  return field.kind === 'flag' ? 'bool' : 'text'
}

/** The columns of a noun's file, or of a part's: its exported fields in the order of its declaration. */
export const columnsOf = (noun: Fielded): Record<string, ColumnKind> =>
  Object.fromEntries(fieldsWith(noun, 'exported').map((name) => [name, kindOf(noun, name)]))

/** The columns that stay masked in it, and who may read them. */
export const sensitiveOf = (noun: Noun): Record<string, Grant> =>
  Object.fromEntries(
    fieldsWith(noun, 'sensitive').map((name) => [
      name,
      { id: noun.permission, operation: noun.fields[name]?.sensitive as string },
    ]),
  )
