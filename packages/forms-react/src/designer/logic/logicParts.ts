import type { Field, Logic } from '@shouya/forms/document'
import type { Expression } from '@shouya/forms/expression'
import { isChosen, valueKindOf } from '@shouya/forms/valueKind'
import { nothing } from './expressionHead.ts'

export type LogicPart = Exclude<keyof Logic & string, 'checks'> &
  ('visible' | 'required' | 'disabled' | 'value' | 'options')

/** What of a field can depend on others: the value and its duties only where there is one. */
export function logicParts(field: Field): readonly LogicPart[] {
  const kind = valueKindOf(field)
  if (!kind) return field.type === 'button' ? ['visible', 'disabled'] : ['visible']
  const parts: LogicPart[] = ['visible', 'required', 'disabled']
  if (kind !== 'rows') parts.push('value')
  if (isChosen(kind)) parts.push('options')
  return parts
}

/** A condition begins as a list with one comparison, a computed value as a value. */
export const beginning = (part: LogicPart | 'check'): Expression =>
  part === 'value' ? nothing : { op: 'and', args: [{ op: 'eq', args: [nothing, nothing] }] }
