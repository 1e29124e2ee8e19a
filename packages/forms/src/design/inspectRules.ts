import { compilePattern, type PatternReason } from '../compilePattern.ts'
import type { Field } from '../document.ts'
import { isList, isObject, type Json } from '../json.ts'
import { LIMITS } from '../limits.ts'
import { error, type Problem } from '../problem.ts'
import type { TextKey } from '../texts.ts'

const REASONS: Readonly<Record<PatternReason, TextKey>> = {
  lookAround: 'design.patternLookAround',
  backReference: 'design.patternBackReference',
  tooLong: 'design.patternTooLong',
  notPattern: 'design.patternNone',
}

/** Checks the patterns of a field: all are kept, but only those that the linear engine supports can be published. */
export function inspectRules(field: Field): Problem[] {
  if (!isList(field.rules)) return []
  return field.rules.flatMap((rule, index) => (isObject(rule) ? inspectRule(rule, ['rules', index]) : []))
}

function inspectRule(rule: { required?: Json; pattern?: Json; message?: Json }, path: Problem['path']): Problem[] {
  const problems: Problem[] = []
  const { required, pattern, message } = rule
  if (required !== undefined && typeof required !== 'boolean')
    problems.push(error('design.required', [...path, 'required']))
  if (message !== undefined && typeof message !== 'string') problems.push(error('design.message', [...path, 'message']))
  if (pattern === undefined || pattern === '') return problems
  const patternPath = [...path, 'pattern']
  if (typeof pattern !== 'string')
    return [...problems, error('design.patternNone', patternPath, { pattern: JSON.stringify(pattern) })]
  const compiled = compilePattern(pattern)
  if (!compiled.ok) return [...problems, error(REASONS[compiled.reason], patternPath, { pattern })]
  return compiled.size <= LIMITS.program
    ? problems
    : [...problems, error('design.patternTooBig', patternPath, { pattern })]
}
