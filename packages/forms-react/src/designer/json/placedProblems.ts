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
  /** The labels of the fields on the way, outermost first. */
  readonly names: readonly string[]
}

/** The number of problems located, because each place requires a scan of the whole text. */
const MOST = 100

/** The problems of a form's text with their places; syntax first, then what the host does not offer. */
export function placedProblems(text: string, host: Host): readonly PlacedProblem[] {
  const read = importDocument(text)
  const ofText = read.problems.filter(({ code }) => code.startsWith('parse.'))
  const all = read.ok ? [...ofText, ...inspect(read.document, host)] : read.problems
  const problems = read.isScript ? [warning('parse.script', []), ...all] : all
  const root = read.locate([])
  const json = parseText(read.json) ?? null
  return problems.slice(0, MOST).map((problem) => ({
    problem,
    place: marked(read.locate(problem.path), root),
    names: placeNames(json, problem.path),
  }))
}

/** A problem of the whole form would be underlined from end to end. */
const marked = (range: Place, root: Place): Place =>
  range.start === root.start && range.end === root.end ? { ...range, end: Math.min(range.end, range.start + 1) } : range
