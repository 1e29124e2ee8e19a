import { compile } from './compile.ts'
import type { FormDocument, Values } from './document.ts'
import { surroundingsOf } from './evaluateField.ts'
import type { Expression } from './expression.ts'
import { openState } from './formState.ts'
import type { Json } from './json.ts'
import { evaluate } from './logic/evaluate.ts'

/**
 * What an expression outside of the document makes of the kept values of a form, e.g. the condition of an approval's
 * branch. Values that were not kept are nothing. `beside` answers models that are none of the form's; never throws.
 */
export function evaluateExpression(
  document: FormDocument,
  values: Values,
  expression: Expression,
  beside: (model: string) => Json | undefined = () => undefined,
): Json {
  const around = surroundingsOf(openState(compile(document).top, values), {})
  return evaluate(expression, { ...around, field: (model) => beside(model) ?? around.field(model) })
}
