import type { Host } from '@shouya/forms/host'
import { inspect } from '@shouya/forms/inspect'
import { locate, type Place } from '@shouya/forms/locate'
import { parseDocument } from '@shouya/forms/parseDocument'
import type { Problem } from '@shouya/forms/problem'

export interface PlacedProblem {
  readonly problem: Problem
  readonly place: Place
}

/** Each place is looked for in the whole text, and nobody reads more than these at once. */
const MOST = 100

/** What is wrong with the text of a form, and where; the syntax first, then what the host does not offer. */
export function placedProblems(text: string, host: Host): readonly PlacedProblem[] {
  const read = parseDocument(text)
  const own = read.problems.filter(({ code }) => code.startsWith('parse.'))
  const problems = read.ok ? [...own, ...inspect(read.document, host)] : read.problems
  return problems.slice(0, MOST).map((problem) => ({ problem, place: placeOf(text, problem) }))
}

/** A text that is no JSON has its place in the problem's own words, and `locate` finds the same one. */
const placeOf = (text: string, { path }: Problem): Place => {
  const place = locate(text, path)
  // A form as a whole would be marked from end to end.
  return path.length === 0 ? { ...place, end: Math.min(place.end, place.start + 1) } : place
}
