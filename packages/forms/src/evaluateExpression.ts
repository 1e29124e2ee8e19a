import { compile } from './compile.ts'
import type { FormDocument, Values } from './document.ts'
import { surroundingsOf } from './evaluateField.ts'
import type { Expression } from './expression.ts'
import { openState } from './formState.ts'
import type { Json } from './json.ts'
import { evaluate } from './logic/evaluate.ts'

/**
 * Evaluates an expression outside of the document over the stored values of a form, e.g. the condition of an approval's
 * branch. Values that were not stored are null. `beside` supplies models that the form does not have; never throws.
 */
export function evaluateExpression(
  document: FormDocument,
  values: Values,
  expression: Expression,
  beside: (model: string) => Json | undefined = () => undefined,
): Json {
  const surroundings = surroundingsOf(openState(compile(document).top, values), {})
  return evaluate(expression, { ...surroundings, field: (model) => beside(model) ?? surroundings.field(model) })
}
