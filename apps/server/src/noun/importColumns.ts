import type { MessageKey } from '@shouya/contract/messages'
import type { Field } from '@shouya/noun/field'
import { columnOf, type FieldName, type Noun } from '@shouya/noun/noun'
import type { ImportColumn } from '../core/importing/importer.ts'

function kindOf(field: Field): ImportColumn['kind'] {
  if (field.kind === 'code') return { dict: field.dict }
  if (field.kind === 'textCode') return { dict: field.dict, text: true }
  if (field.kind === 'day') return 'date'
  if (field.kind === 'time') return 'time'
  if (field.kind === 'count' || field.kind === 'decimal') return 'number'
  return field.kind === 'flag' ? 'bool' : 'text'
}

/**
 * The columns of a workbook that is filled in, as fields of the noun in their order, each with its hint. A `title` of its own
 * has what the sheet names otherwise than the screen, as a company by its number. `required`: where a new row does without
 * a field that is never empty, or does not.
 */
export const importColumns = <N extends Noun>(
  noun: N,
  given: { readonly [K in FieldName<N>]?: Partial<Pick<ImportColumn, 'title' | 'hint'>> & { required?: boolean } },
): [ImportColumn, ...ImportColumn[]] =>
  Object.entries(given as Readonly<Record<string, { required?: boolean }>>).map(([name, { required, ...said }]) => {
    const field = noun.fields[name] as Field
    return {
      field: columnOf(name, field),
      title: `${noun.name}.field.${name}` as MessageKey,
      kind: kindOf(field),
      ...((required ?? (!field.optional && field.kind !== 'flag')) && { required: true }),
      ...said,
    }
  }) as [ImportColumn, ...ImportColumn[]]
