import type { FieldRight } from '@shouya/approvals/definition'
import { compile } from '@shouya/forms/compile'
import type { FormDocument, Values } from '@shouya/forms/document'

/** Of what stands in the form, the fields that one may write at this step: the server refuses any other. */
export const writable = (values: Values, rights: Readonly<Record<string, FieldRight>>): Values =>
  Object.fromEntries(
    Object.entries(values).filter(([model]) => !Object.hasOwn(rights, model) || rights[model] === 'write'),
  )

/** Of values from another version of a form those that this one has a field for: the server refuses any other. */
export function fitting(values: Values, document: FormDocument): Values {
  const { byModel } = compile(document).top
  return Object.fromEntries(Object.entries(values).filter(([model]) => byModel.has(model)))
}
