import type { initiatorModels } from '@shouya/approvals/initiatorModels'
import type { CompiledField, CompiledForm } from '@shouya/forms/compiledForm'
import type { OptionItem } from '@shouya/forms/document'
import { givenOptions } from '@shouya/forms/evaluateField'
import type { Expression } from '@shouya/forms/expression'
import { readOption } from '@shouya/forms/readOptions'
import type { Sources } from '@shouya/forms/sources'
import type { Operator } from './conditionRows.ts'

/** How a value is entered. */
export type Control = 'number' | 'text' | 'date' | 'time' | 'option' | 'person' | 'dept' | 'role' | 'post'

/** Something that conditions ask about: a field, an aggregate over the rows of a table, what is known of the initiator. */
export interface Subject {
  readonly key: string
  readonly group: 'fields' | 'columns' | 'initiator'
  readonly label: string
  readonly expression: Expression
  readonly operators: readonly Operator[]
  readonly control: Control
  readonly options: readonly OptionItem[]
}

type InitiatorModel = keyof typeof initiatorModels
export const aggregates = ['sum', 'max', 'min', 'average'] as const

/** Words of subjects that have none of their own. */
export interface SubjectWords {
  readonly initiator: Readonly<Record<InitiatorModel, string>>
  readonly aggregate: (name: (typeof aggregates)[number], batch: string, column: string) => string
  readonly count: (batch: string) => string
  readonly titleOf: (field: CompiledField) => string
}

const NUMBER: readonly Operator[] = ['gt', 'ge', 'lt', 'le', 'eq', 'ne', 'empty', 'notEmpty']
const TEXT: readonly Operator[] = ['eq', 'ne', 'contains', 'notContains', 'startsWith', 'endsWith', 'empty', 'notEmpty']
const CHOICE: readonly Operator[] = ['eq', 'ne', 'in', 'notIn', 'empty', 'notEmpty']
const CHOICES: readonly Operator[] = ['contains', 'hasAny', 'notContains', 'empty', 'notEmpty']
const MOMENT: readonly Operator[] = ['ge', 'gt', 'le', 'lt', 'empty', 'notEmpty']
const PRESENCE: readonly Operator[] = ['notEmpty', 'empty']

/** All that conditions of a flow can ask about, by the kinds of its form's fields. */
export function subjectsOf(form: CompiledForm | null, sources: Sources, words: SubjectWords): readonly Subject[] {
  const fields = [...(form?.top.byModel.values() ?? [])]
  return [
    ...fields.flatMap((field) => ofField(field, sources, words)),
    ...fields.flatMap((field) => ofRows(field, words)),
    ...Object.entries(initiator).map(
      ([model, part]): Subject => ({
        ...part,
        key: `field ${model}`,
        group: 'initiator',
        label: words.initiator[model as InitiatorModel],
        expression: { op: 'field', model },
        options: [],
      }),
    ),
  ]
}

const initiator: Readonly<Record<InitiatorModel, Pick<Subject, 'operators' | 'control'>>> = {
  '$initiator.deptPath': { operators: ['contains', 'hasAny', 'notContains'], control: 'dept' },
  '$initiator.dept': { operators: ['eq', 'ne', 'in', 'notIn'], control: 'dept' },
  '$initiator.company': { operators: ['eq', 'ne', 'in', 'notIn'], control: 'dept' },
  '$initiator.roles': { operators: ['contains', 'hasAny', 'notContains'], control: 'role' },
  '$initiator.posts': { operators: ['contains', 'hasAny', 'notContains'], control: 'post' },
  '$initiator.id': { operators: ['in', 'notIn', 'eq', 'ne'], control: 'person' },
}

function ofField(field: CompiledField, sources: Sources, words: SubjectWords): readonly Subject[] {
  const found = byKind(field)
  if (!found) return []
  const subject: Subject = {
    ...found,
    key: `field ${field.model}`,
    group: 'fields',
    label: words.titleOf(field),
    expression: { op: 'field', model: field.model },
    options: found.control === 'option' ? flat(givenOptions(field, sources) ?? []) : [],
  }
  return [subject]
}

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
      // A moment is compared with a day by its day, but is never the same text.
      return { operators: readOption(field, 'showTime') === true ? MOMENT : ['eq', ...MOMENT], control: 'date' }
    case 'time':
      return { operators: ['eq', ...MOMENT], control: 'time' }
    default:
      return undefined
  }
}

function ofRows(batch: CompiledField, words: SubjectWords): readonly Subject[] {
  if (!batch.rows) return []
  const title = words.titleOf(batch)
  const base = { group: 'columns' as const, operators: NUMBER, control: 'number' as const, options: [] }
  const count: Subject = {
    ...base,
    key: `count ${batch.model}`,
    label: words.count(title),
    expression: { op: 'count', args: [{ op: 'field', model: batch.model }] },
  }
  const columns = [...batch.rows.byModel].filter(([, { kind }]) => kind === 'number')
  return [
    count,
    ...columns.flatMap(([model, column]) =>
      aggregates.map((name) => ({
        ...base,
        key: `${name} ${batch.model} ${model}`,
        label: words.aggregate(name, title, words.titleOf(column)),
        expression: { op: name, args: [{ op: 'column', batch: batch.model, model }] } as Expression,
      })),
    ),
  ]
}

/** Tree selects and cascaders nest their options. */
const flat = (options: readonly OptionItem[]): readonly OptionItem[] =>
  options.flatMap((option) => [option, ...flat(option.children ?? [])])
