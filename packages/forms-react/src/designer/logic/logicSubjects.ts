import type { CompiledField, Scope } from '@shouya/forms/compiledForm'
import type { Sources } from '@shouya/forms/sources'
import type { Lang } from '@shouya/forms/texts'
import { CHOICE, optionsOf, type Subject, subjectsOf } from '../condition/subjects.ts'
import { designerText } from '../designerText.ts'
import type { LogicPart } from './logicParts.ts'

/**
 * The subjects of a field's conditions. A check starts with the field itself, which other parts may not read, since
 * that would be a cycle. A condition on options starts with the option.
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
