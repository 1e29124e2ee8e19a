import type { Field, Logic } from '@shouya/forms/document'
import { propertyName } from '@shouya/forms/names'
import type { Lang } from '@shouya/forms/texts'
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

/** The name of a condition on a button or above a dialog. */
export function logicName(lang: Lang, part: LogicPart | 'check'): string {
  const name = propertyName(lang, part === 'check' ? 'logic.checks' : `logic.${part}`)
  return name.charAt(0).toUpperCase() + name.slice(1)
}
