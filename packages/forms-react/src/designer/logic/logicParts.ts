import type { Field, Logic } from '@shouya/forms/document'
import { isChosen, valueKindOf } from '@shouya/forms/valueKind'

export type LogicPart = Exclude<keyof Logic & string, 'checks'> &
  ('visible' | 'required' | 'disabled' | 'value' | 'options')

/** The parts of a field's logic: the value and its requirements only for fields with a value. */
export function logicParts(field: Field): readonly LogicPart[] {
  const kind = valueKindOf(field)
  if (!kind) return field.type === 'button' ? ['visible', 'disabled'] : ['visible']
  const parts: LogicPart[] = ['visible', 'required', 'disabled']
  if (kind !== 'rows') parts.push('value')
  if (isChosen(kind)) parts.push('options')
  return parts
}
