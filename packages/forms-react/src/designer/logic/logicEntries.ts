import type { Check, Field, Logic } from '@shouya/forms/document'
import type { Expression } from '@shouya/forms/expression'
import { isList, type JsonPath } from '@shouya/forms/json'
import type { LogicPart } from './logicParts.ts'

/** One expression of a field's logic, with functions for the logic with it replaced and without it. */
export interface LogicEntry {
  readonly name: string
  readonly part: LogicPart | 'check'
  /** undefined if it was not set. */
  readonly expression: Expression | undefined
  readonly message?: string
  readonly write: (expression: Expression, message: string) => { readonly logic: Logic; readonly at: JsonPath }
  readonly without: Logic | undefined
}

/** The expressions that a field has, and those that can be added; any number of checks. */
export function logicEntries(field: Field, parts: readonly (LogicPart | 'check')[]) {
  const logic = field.logic ?? {}
  const checks: readonly Check[] = isList(logic.checks) ? logic.checks : []
  const ofParts = parts.filter((part) => part !== 'check').map((part) => ofPart(logic, part))
  const present = [
    ...ofParts.filter(({ part }) => part !== 'check' && logic[part] !== undefined),
    ...checks.map((_, index) => ofCheck(logic, checks, index)),
  ]
  const absent = [
    ...ofParts.filter(({ part }) => part !== 'check' && logic[part] === undefined),
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
  const remaining = checks.toSpliced(index, 1)
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
    without: orNone(remaining.length > 0 ? { ...rest, checks: remaining } : rest),
  }
}

/** A field without conditions has no `logic` key. */
const orNone = (logic: Logic): Logic | undefined => (Object.keys(logic).length > 0 ? logic : undefined)
