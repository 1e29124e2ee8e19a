import type { Field } from '../document.ts'
import { type Finding, finding } from '../issue.ts'
import type { Json } from '../json.ts'
import { readOption } from '../readOptions.ts'

/** Text, at most `maxLength` UTF-16 units as the browser's own inputs count. */
export function checkText(field: Field, value: Json): readonly Finding[] {
  if (typeof value !== 'string') return [finding('issue.text')]
  const maxLength = readOption(field, 'maxLength')
  return typeof maxLength === 'number' && maxLength > 0 && value.length > maxLength
    ? [finding('issue.maxLength', { max: maxLength })]
    : []
}
