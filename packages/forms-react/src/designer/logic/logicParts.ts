import type { Field, Logic } from '@shouya/forms/document'
import { isChosen, valueKindOf } from '@shouya/forms/valueKind'

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
