import type { Json } from './json.ts'
import { readsOf } from './logic/reads.ts'

/** Models of the fields, and of the batches, that an expression reads. */
export function modelsIn(expression: Json | undefined): readonly string[] {
  const { fields, columns } = readsOf(expression)
  return [...new Set([...fields, ...columns.map(({ batch }) => batch)])]
}
