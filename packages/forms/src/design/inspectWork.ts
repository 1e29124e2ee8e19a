import type { CompiledField, CompiledForm, Scope } from '../compiledForm.ts'
import { isList, isObject, type Json } from '../json.ts'
import { LIMITS } from '../limits.ts'
import { expressionsOf, LOGIC_PARTS } from '../logic/readsOfField.ts'
import { error, type Problem } from '../problem.ts'

/** What a submission costs whoever judges it, told where it is made: all patterns of a form, and what each row asks. */
export function inspectWork(field: CompiledField): Problem[] {
  if (!field.rows) return []
  const fields = within(field.rows)
  return [
    ...tooMuch('design.rowParts', sum(fields, partsOf), LIMITS.rowParts),
    ...tooMuch('design.rowPrograms', sum(fields, programOf), LIMITS.rowPrograms),
  ]
}

/** The same of a form as a whole. */
export const inspectPatterns = ({ byId }: CompiledForm): Problem[] =>
  tooMuch('design.programs', sum([...byId.values()], programOf), LIMITS.programs)

const tooMuch = (code: 'design.rowParts' | 'design.rowPrograms' | 'design.programs', count: number, limit: number) =>
  count > limit ? [error(code, [], { count, limit })] : []

const sum = (fields: readonly CompiledField[], of: (field: CompiledField) => number): number =>
  fields.reduce((all, field) => all + of(field), 0)

/** The fields of a row and of the rows in it. */
const within = (scope: Scope): CompiledField[] =>
  scope.fields.flatMap((field) => [field, ...(field.rows ? within(field.rows) : [])])

const programOf = ({ patterns }: CompiledField): number =>
  patterns.reduce((all, { pattern }) => all + (pattern.ok ? pattern.size : 0), 0)

const partsOf = ({ logic }: CompiledField): number =>
  LOGIC_PARTS.flatMap((part) => expressionsOf(logic, part)).reduce<number>((all, each) => all + parts(each), 0)

const parts = (expression: Json): number =>
  isObject(expression) && isList(expression.args)
    ? expression.args.reduce<number>((all, arg) => all + parts(arg), 1)
    : 1
