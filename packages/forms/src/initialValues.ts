import { compile } from './compile.ts'
import { defaultValue } from './defaultValue.ts'
import type { FormDocument, Values } from './document.ts'

/** What a form begins with: the default of every field, hidden ones too. Computed values come with `evaluateForm`. */
export function initialValues(document: FormDocument): Values {
  const { byModel } = compile(document).top
  return Object.fromEntries([...byModel].map(([model, field]) => [model, defaultValue(field.field)]))
}
