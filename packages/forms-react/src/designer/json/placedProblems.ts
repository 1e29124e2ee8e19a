import type { Host } from '@shouya/forms/host'
import { importDocument } from '@shouya/forms/importDocument'
import { inspect } from '@shouya/forms/inspect'
import { locate, type Place } from '@shouya/forms/locate'
import { type Problem, warning } from '@shouya/forms/problem'

export interface PlacedProblem {
  readonly problem: Problem
  readonly place: Place
}

/** Each place is looked for in the whole text, and nobody reads more than these at once. */
const MOST = 100

/** What is wrong with the text of a form, and where; the syntax first, then what the host does not offer. */
export function placedProblems(text: string, host: Host): readonly PlacedProblem[] {
  const read = importDocument(text)
  // Its places are those of the data, which is not what stands here.
  if (read.isScript) return [...(read.ok ? [] : read.problems), warning('parse.script', [])].map(atTop)
  const own = read.problems.filter(({ code }) => code.startsWith('parse.'))
  const problems = read.ok ? [...own, ...inspect(read.document, host)] : read.problems
  return problems.slice(0, MOST).map((problem) => ({ problem, place: placeOf(text, problem) }))
}

const atTop = (problem: Problem): PlacedProblem => ({
  problem,
  place: { start: 0, end: 1, line: 1, column: 1 },
})

/** A form as a whole would be marked from end to end. */
const placeOf = (text: string, { path }: Problem): Place => {
  const place = locate(text, path)
  const isWhole = place.end - place.start >= text.trim().length
  return isWhole ? { ...place, end: Math.min(place.end, place.start + 1) } : place
}
