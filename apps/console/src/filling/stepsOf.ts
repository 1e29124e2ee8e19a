import type { JsonPath } from '@shouya/forms/json'

/** The path in a form's data of a refused place: `data.people.0.name`. Every second step is a row. */
export function stepsOf(path: string): JsonPath {
  const [data, ...steps] = path.split('.')
  return data === 'data'
    ? steps.map((step, index) => (index % 2 === 1 && /^\d+$/.test(step) ? Number(step) : step))
    : []
}
