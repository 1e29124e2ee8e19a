import type { Problem } from '@shouya/forms/problem'

const byField = new WeakMap<readonly Problem[], ReadonlyMap<string | undefined, readonly Problem[]>>()

/** The problems of one field; undefined if it has none. The same array as long as the problems are the same. */
export function problemsOf(problems: readonly Problem[], id: string): readonly Problem[] | undefined {
  const sorted = byField.get(problems) ?? Map.groupBy(problems, (problem) => problem.id)
  byField.set(problems, sorted)
  return sorted.get(id)
}
