import type { CompiledField, CompiledForm, Scope } from '../compiledForm.ts'
import { isList, isObject, type Json } from '../json.ts'
import { LIMITS } from '../limits.ts'
import { expressionsOf, LOGIC_PARTS } from '../logic/readsOfField.ts'
import { error, type Problem } from '../problem.ts'

/** The cost of judging a submission, at design time: all patterns of a form, and the expressions of each row. */
export function inspectWork(field: CompiledField): Problem[] {
  if (!field.rows) return []
  const fields = fieldsIn(field.rows)
  return [
    ...tooMuch('design.rowParts', sum(fields, partsOf), LIMITS.rowParts),
    ...tooMuch('design.rowPrograms', sum(fields, programOf), LIMITS.rowPrograms),
  ]
}

/** The same for the form as a whole. */
export const inspectPatterns = ({ byId }: CompiledForm): Problem[] =>
  tooMuch('design.programs', sum([...byId.values()], programOf), LIMITS.programs)

const tooMuch = (code: 'design.rowParts' | 'design.rowPrograms' | 'design.programs', count: number, limit: number) =>
  count > limit ? [error(code, [], { count, limit })] : []

const sum = (fields: readonly CompiledField[], countOf: (field: CompiledField) => number): number =>
  fields.reduce((total, field) => total + countOf(field), 0)

/** The fields of a row and of the rows inside it. */
const fieldsIn = (scope: Scope): CompiledField[] =>
  scope.fields.flatMap((field) => [field, ...(field.rows ? fieldsIn(field.rows) : [])])

const programOf = ({ patterns }: CompiledField): number =>
  patterns.reduce((total, { pattern }) => total + (pattern.ok ? pattern.size : 0), 0)

const partsOf = ({ logic }: CompiledField): number =>
  LOGIC_PARTS.flatMap((part) => expressionsOf(logic, part)).reduce<number>(
    (total, expression) => total + parts(expression),
    0,
  )

const parts = (expression: Json): number =>
  isObject(expression) && isList(expression.args)
    ? expression.args.reduce<number>((total, arg) => total + parts(arg), 1)
    : 1
