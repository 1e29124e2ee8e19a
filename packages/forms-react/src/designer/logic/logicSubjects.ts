import type { CompiledField, Scope } from '@shouya/forms/compiledForm'
import type { Sources } from '@shouya/forms/sources'
import type { Lang } from '@shouya/forms/texts'
import { CHOICE, optionsOf, type Subject, subjectsOf } from '../condition/subjects.ts'
import { designerText } from '../designerText.ts'
import type { LogicPart } from './logicParts.ts'

/**
 * What the conditions of a field ask about. A check begins with the field itself; nothing else may ask about it, since it
 * would wait for itself. A condition on options asks about the option first.
 */
export function logicSubjects(
  part: LogicPart | 'check',
  field: CompiledField | undefined,
  scope: Scope,
  sources: Sources,
  lang: Lang,
): readonly Subject[] {
  const all = subjectsOf(scope, sources, lang)
  if (!field) return all
  const isOwn = ({ key }: Subject) => key === `field ${field.model}`
  const others = all.filter((subject) => !isOwn(subject))
  if (part === 'check') return [...all.filter(isOwn), ...others]
  if (part !== 'options') return others
  const option: Subject = {
    key: 'option value',
    group: designerText(lang, 'logic.option'),
    label: designerText(lang, 'logic.option'),
    expression: { op: 'option', part: 'value' },
    operators: CHOICE,
    control: 'option',
    options: optionsOf(field, sources),
  }
  return [option, ...others]
}
