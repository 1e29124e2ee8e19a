import { type CompiledField, readableFields, type Scope } from '@shouya/forms/compiledForm'
import type { OptionItem } from '@shouya/forms/document'
import { givenOptions } from '@shouya/forms/evaluateField'
import type { Expression } from '@shouya/forms/expression'
import { flatOptions, readOption } from '@shouya/forms/readOptions'
import type { Sources } from '@shouya/forms/sources'
import type { Lang } from '@shouya/forms/texts'
import { designerText } from '../designerText.ts'
import { titleOf } from '../store/inWords.ts'
import type { Operator } from './operators.ts'

/** How a value is entered; hosts may add more. */
type Control = 'number' | 'text' | 'date' | 'time' | 'option'

/** The subject of a comparison: a field, an aggregate over the rows of a table, an attribute that the host adds. */
export interface Subject {
  readonly key: string
  /** The title of the group in the menu. */
  readonly group: string
  readonly label: string
  readonly expression: Expression
  readonly operators: readonly Operator[]
  readonly control: Control | (string & {})
  readonly options: readonly OptionItem[]
}

const AGGREGATES = ['sum', 'max', 'min', 'average'] as const

const NUMBER: readonly Operator[] = ['gt', 'ge', 'lt', 'le', 'eq', 'ne', 'empty', 'notEmpty']
const TEXT: readonly Operator[] = ['eq', 'ne', 'contains', 'notContains', 'startsWith', 'endsWith', 'empty', 'notEmpty']
export const CHOICE: readonly Operator[] = ['eq', 'ne', 'in', 'notIn', 'empty', 'notEmpty']
const CHOICES: readonly Operator[] = ['contains', 'hasAny', 'notContains', 'empty', 'notEmpty']
const MOMENT: readonly Operator[] = ['ge', 'gt', 'le', 'lt', 'empty', 'notEmpty']
const PRESENCE: readonly Operator[] = ['notEmpty', 'empty']

/** The subjects available in a scope, by the kinds of its fields; in a row also those of the enclosing scopes. */
export function subjectsOf(scope: Scope, sources: Sources, lang: Lang): readonly Subject[] {
  const fields = readableFields(scope)
  return [
    ...fields.flatMap((field) => ofField(field, sources, lang)),
    ...fields.flatMap((field) => ofRows(field, lang)),
  ]
}

function ofField(field: CompiledField, sources: Sources, lang: Lang): readonly Subject[] {
  const comparison = byKind(field)
  if (!comparison) return []
  const subject: Subject = {
    ...comparison,
    key: `field ${field.model}`,
    group: designerText(lang, 'condition.fields'),
    label: titleOf(field.field, lang),
    expression: { op: 'field', model: field.model },
    options: comparison.control === 'option' ? optionsOf(field, sources) : [],
  }
  return [subject]
}

/** The options of a field; those of a tree or a cascader as one list. Empty until the host has supplied them. */
export const optionsOf = (field: CompiledField, sources: Sources): readonly OptionItem[] =>
  flatOptions(givenOptions(field, sources) ?? [])

function byKind({ kind, field }: CompiledField): Pick<Subject, 'operators' | 'control'> | undefined {
  switch (kind) {
    case 'number':
      return { operators: NUMBER, control: 'number' }
    case 'text':
    case 'any':
      return { operators: TEXT, control: 'text' }
    case 'html':
    case 'dates':
    case 'files':
    case 'rows':
      return { operators: PRESENCE, control: 'text' }
    case 'choice':
      return { operators: CHOICE, control: 'option' }
    case 'choices':
    case 'path':
      return { operators: CHOICES, control: 'option' }
    case 'flag':
      return { operators: ['isOn', 'isOff'], control: 'text' }
    case 'date':
      // A moment is compared with a day by its day, but the texts are never equal.
      return { operators: readOption(field, 'showTime') === true ? MOMENT : ['eq', ...MOMENT], control: 'date' }
    case 'time':
      return { operators: ['eq', ...MOMENT], control: 'time' }
    default:
      return undefined
  }
}

function ofRows(batch: CompiledField, lang: Lang): readonly Subject[] {
  if (!batch.rows) return []
  const title = titleOf(batch.field, lang)
  const group = designerText(lang, 'condition.columns')
  const base = { group, operators: NUMBER, control: 'number', options: [] }
  const count: Subject = {
    ...base,
    key: `count ${batch.model}`,
    label: designerText(lang, 'aggregate.count', { batch: title }),
    expression: { op: 'count', args: [{ op: 'field', model: batch.model }] },
  }
  const columns = [...batch.rows.byModel].filter(([, { kind }]) => kind === 'number')
  return [
    count,
    ...columns.flatMap(([model, column]) =>
      AGGREGATES.map((name) => ({
        ...base,
        key: `${name} ${batch.model} ${model}`,
        label: designerText(lang, `aggregate.${name}`, { batch: title, column: titleOf(column.field, lang) }),
        expression: { op: name, args: [{ op: 'column', batch: batch.model, model }] } as Expression,
      })),
    ),
  ]
}
