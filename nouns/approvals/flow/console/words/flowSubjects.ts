import type { initiatorModels } from '@shouya/approvals/initiatorModels'
import type { Lang } from '@shouya/console/i18n/languages.ts'
import { compile } from '@shouya/forms/compile'
import type { CompiledForm, Scope } from '@shouya/forms/compiledForm'
import type { FormDocument } from '@shouya/forms/document'
import type { Sources } from '@shouya/forms/sources'
import { type Subject, subjectsOf } from '@shouya/forms-react/designer/subjects'

type InitiatorModel = keyof typeof initiatorModels
/** The initiator's properties, in the user's language. */
export type InitiatorWords = Readonly<Record<InitiatorModel | 'title', string>>

const initiator: Readonly<Record<InitiatorModel, Pick<Subject, 'operators' | 'control'>>> = {
  '$initiator.deptPath': { operators: ['contains', 'hasAny', 'notContains'], control: 'dept' },
  '$initiator.dept': { operators: ['eq', 'ne', 'in', 'notIn'], control: 'dept' },
  '$initiator.company': { operators: ['eq', 'ne', 'in', 'notIn'], control: 'dept' },
  '$initiator.roles': { operators: ['contains', 'hasAny', 'notContains'], control: 'role' },
  '$initiator.posts': { operators: ['contains', 'hasAny', 'notContains'], control: 'post' },
  '$initiator.id': { operators: ['in', 'notIn', 'eq', 'ne'], control: 'person' },
}

/** In the order of the menu. */
const models = Object.keys(initiator) as InitiatorModel[]

/** The subjects of a flow's conditions: the form's fields and the initiator's properties. */
export function flowScope(form: CompiledForm | null, words: InitiatorWords): Scope {
  const list = models.map((model) => ({ type: 'select', model, label: words[model] }))
  const outer = compile({ list, config: {} } as unknown as FormDocument).top
  return form ? { ...form.top, outer } : outer
}

/** The subjects that rows of conditions can use. */
export function flowSubjects(
  form: CompiledForm | null,
  sources: Sources,
  words: InitiatorWords,
  lang: Lang,
): readonly Subject[] {
  const ofInitiator = models.map(
    (model): Subject => ({
      ...initiator[model],
      key: `field ${model}`,
      group: words.title,
      label: words[model],
      expression: { op: 'field', model },
      options: [],
    }),
  )
  return [...(form ? subjectsOf(form.top, sources, lang) : []), ...ofInitiator]
}
