import type { JsonPath } from '@shouya/forms/json'

/** The steps through a form's data of a refused place: `data.people.0.name`. Rows stand at every second step. */
export function stepsOf(path: string): JsonPath {
  const [data, ...steps] = path.split('.')
  return data === 'data' ? steps.map((step, at) => (at % 2 === 1 && /^\d+$/.test(step) ? Number(step) : step)) : []
}
