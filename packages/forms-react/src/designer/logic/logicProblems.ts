import { apply } from '@shouya/forms/apply'
import type { FormDocument, Logic } from '@shouya/forms/document'
import type { Host } from '@shouya/forms/host'
import { indexDocument } from '@shouya/forms/indexDocument'
import { inspect } from '@shouya/forms/inspect'
import type { Json, JsonPath } from '@shouya/forms/json'
import type { Problem } from '@shouya/forms/problem'

/**
 * What would be wrong with the logic of a field, if it were this: names, types, counts of arguments, rounds through other
 * fields. Paths begin behind `at`, the path of what is edited inside the field.
 */
export function logicProblems(
  document: FormDocument,
  id: string,
  logic: Logic,
  at: JsonPath,
  host: Host,
): readonly Problem[] {
  const { document: tried } = apply(document, { type: 'setProperty', id, property: 'logic', value: logic as Json })
  const base = indexDocument(tried).byId.get(id)?.path ?? []
  const whole = [...base, ...at]
  return inspect(tried, host)
    .filter((problem) => problem.id === id && isUnder(problem, base, whole))
    .map((problem) => ({ ...problem, path: problem.path.slice(whole.length) }))
}

/** A round is told at `logic` as a whole. */
const isUnder = ({ path, code }: Problem, base: JsonPath, whole: JsonPath): boolean =>
  whole.every((step, index) => path[index] === step) ||
  (code === 'design.logicRound' && base.every((step, index) => path[index] === step))
