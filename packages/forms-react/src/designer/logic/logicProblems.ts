import { apply } from '@shouya/forms/apply'
import type { FormDocument, Logic } from '@shouya/forms/document'
import type { Host } from '@shouya/forms/host'
import { indexDocument } from '@shouya/forms/indexDocument'
import { inspect } from '@shouya/forms/inspect'
import type { Json, JsonPath } from '@shouya/forms/json'
import type { Problem } from '@shouya/forms/problem'

/**
 * The problems of a field's logic with this change: names, types, numbers of arguments, cycles through other fields.
 * Paths are relative to `at`, the path of the edited expression in the field.
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
  const editedPath = [...base, ...at]
  return inspect(tried, host)
    .filter((problem) => problem.id === id && isUnder(problem, base, editedPath))
    .map((problem) => ({ ...problem, path: problem.path.slice(editedPath.length) }))
}

/** A cycle is reported at `logic` as a whole. */
const isUnder = ({ path, code }: Problem, base: JsonPath, editedPath: JsonPath): boolean =>
  editedPath.every((step, index) => path[index] === step) ||
  (code === 'design.logicRound' && base.every((step, index) => path[index] === step))
