import { letters } from './letters.ts'

export type Head = {
  /** The title rows; a cell below its own title is empty. */
  readonly rows: readonly (readonly (string | null)[])[]
  /** The cells that are one: `C1:F1`. */
  readonly merges: readonly string[]
}

/**
 * The titles of columns, with a head over columns beside each other that have the same group; a column without one takes both
 * rows. Without groups there is one row.
 */
export function groupedHead(titles: readonly string[], groups: readonly (string | undefined)[] = []): Head {
  if (groups.every((group) => group === undefined)) return { rows: [titles], merges: [] }
  const begins = titles.map((_, index) => groups[index] === undefined || groups[index] !== groups[index - 1])
  const merges = titles.flatMap((_, index) => {
    if (!begins[index]) return []
    if (groups[index] === undefined) return [`${letters(index)}1:${letters(index)}2`]
    const next = begins.indexOf(true, index + 1)
    const last = (next < 0 ? titles.length : next) - 1
    return last > index ? [`${letters(index)}1:${letters(last)}1`] : []
  })
  const upper = titles.map((title, index) => (begins[index] ? (groups[index] ?? title) : null))
  const lower = titles.map((title, index) => (groups[index] === undefined ? null : title))
  return { rows: [upper, lower], merges }
}
