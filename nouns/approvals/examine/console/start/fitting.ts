import { compile } from '@shouya/forms/compile'
import type { FormDocument, Values } from '@shouya/forms/document'

/** Of values from another version of a form those that this one has a field for: the server refuses any other. */
export function fitting(values: Values, document: FormDocument): Values {
  const { byModel } = compile(document).top
  return Object.fromEntries(Object.entries(values).filter(([model]) => byModel.has(model)))
}
