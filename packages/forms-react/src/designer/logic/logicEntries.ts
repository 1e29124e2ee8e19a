import type { Check, Field, Logic } from '@shouya/forms/document'
import type { Expression } from '@shouya/forms/expression'
import { isList, type JsonPath } from '@shouya/forms/json'
import type { LogicPart } from './logicParts.ts'

/** One expression of a field's logic, with how the whole reads with another one in its place, and without it. */
export interface LogicEntry {
  readonly name: string
  readonly part: LogicPart | 'check'
  /** None as long as nothing has been said. */
  readonly expression: Expression | undefined
  readonly message?: string
  readonly write: (expression: Expression, message: string) => { readonly logic: Logic; readonly at: JsonPath }
  readonly without: Logic | undefined
}

/** The expressions that a field has, and those that it can get; checks are as many as one likes. */
export function logicEntries(field: Field, parts: readonly (LogicPart | 'check')[]) {
  const logic = field.logic ?? {}
  const checks: readonly Check[] = isList(logic.checks) ? logic.checks : []
  const named = parts.filter((part) => part !== 'check').map((part) => ofPart(logic, part))
  const present = [
    ...named.filter(({ part }) => part !== 'check' && logic[part] !== undefined),
    ...checks.map((_, index) => ofCheck(logic, checks, index)),
  ]
  const absent = [
    ...named.filter(({ part }) => part !== 'check' && logic[part] === undefined),
    ...(parts.includes('check') ? [ofCheck(logic, checks, checks.length)] : []),
  ]
  return { present, absent }
}

function ofPart(logic: Logic, part: LogicPart): LogicEntry {
  const { [part]: _removed, ...rest } = logic
  return {
    name: part,
    part,
    expression: logic[part],
    write: (expression) => ({ logic: { ...logic, [part]: expression }, at: ['logic', part] }),
    without: orNone(rest),
  }
}

function ofCheck(logic: Logic, checks: readonly Check[], index: number): LogicEntry {
  const check = checks[index]
  const kept = checks.toSpliced(index, 1)
  const { checks: _removed, ...rest } = logic
  return {
    name: `check ${index}`,
    part: 'check',
    expression: check?.expect,
    message: check?.message,
    write: (expect, message) => ({
      logic: { ...logic, checks: checks.toSpliced(index, 1, { ...check, expect, message }) },
      at: ['logic', 'checks', index, 'expect'],
    }),
    without: orNone(kept.length > 0 ? { ...rest, checks: kept } : rest),
  }
}

/** A field without conditions has no `logic` at all, as it came. */
const orNone = (logic: Logic): Logic | undefined => (Object.keys(logic).length > 0 ? logic : undefined)
