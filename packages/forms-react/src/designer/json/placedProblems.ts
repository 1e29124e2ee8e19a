import type { Host } from '@shouya/forms/host'
import { importDocument } from '@shouya/forms/importDocument'
import { inspect } from '@shouya/forms/inspect'
import type { Place } from '@shouya/forms/locate'
import { placeNames } from '@shouya/forms/placeNames'
import { type Problem, warning } from '@shouya/forms/problem'
import { parseText } from './parseText.ts'

export interface PlacedProblem {
  readonly problem: Problem
  readonly place: Place
  /** The fields on the way there, the outermost first. */
  readonly names: readonly string[]
}

/** Each place is looked for in the whole text, and nobody reads more than these at once. */
const MOST = 100

/** What is wrong with the text of a form, and where; the syntax first, then what the host does not offer. */
export function placedProblems(text: string, host: Host): readonly PlacedProblem[] {
  const read = importDocument(text)
  const own = read.problems.filter(({ code }) => code.startsWith('parse.'))
  const found = read.ok ? [...own, ...inspect(read.document, host)] : read.problems
  const problems = read.isScript ? [warning('parse.script', []), ...found] : found
  const whole = read.locate([])
  const json = parseText(read.json) ?? null
  return problems.slice(0, MOST).map((problem) => ({
    problem,
    place: marked(read.locate(problem.path), whole),
    names: placeNames(json, problem.path),
  }))
}

/** A form as a whole would be marked from end to end. */
const marked = (place: Place, whole: Place): Place =>
  place.start === whole.start && place.end === whole.end
    ? { ...place, end: Math.min(place.end, place.start + 1) }
    : place
