import type { FieldRight } from '@shouya/approvals/definition'
import { compile } from '@shouya/forms/compile'
import type { FormDocument, Values } from '@shouya/forms/document'

/** Of the form's values the fields that the user may write at this step: the server refuses others. */
export const writable = (values: Values, rights: Readonly<Record<string, FieldRight>>): Values =>
  Object.fromEntries(
    Object.entries(values).filter(([model]) => !Object.hasOwn(rights, model) || rights[model] === 'write'),
  )

/** Of the values of another version of the form those with a field in this version: the server refuses others. */
export function fitting(values: Values, document: FormDocument): Values {
  const { byModel } = compile(document).top
  return Object.fromEntries(Object.entries(values).filter(([model]) => byModel.has(model)))
}
