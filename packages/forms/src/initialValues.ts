import { compile } from './compile.ts'
import { defaultValue } from './defaultValue.ts'
import type { FormDocument, Values } from './document.ts'

/** The initial values of a form: the default of every field, hidden ones too. `evaluateForm` adds computed values. */
export function initialValues(document: FormDocument): Values {
  const { byModel } = compile(document).top
  return Object.fromEntries([...byModel].map(([model, field]) => [model, defaultValue(field.field)]))
}
