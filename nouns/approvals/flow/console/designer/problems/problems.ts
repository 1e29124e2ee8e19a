import type { Definition, NodeId } from '@shouya/approvals/definition'
import { entriesOf } from '@shouya/approvals/indexFlow'
import type { Problem } from '@shouya/approvals/problem'
import type { Lang } from '@shouya/console/i18n/languages.ts'
import { SETTINGS, START } from '../model/ways.ts'
import { problemText } from './problemText.ts'

/** A problem where it is shown: at a node, a branch, the start or the settings of the flow. */
export interface ShownProblem {
  readonly level: 'error' | 'warning'
  readonly path: string
  readonly message: string
  readonly node: NodeId | null
  /** The card that bears it, and whose properties mend it. */
  readonly place: NodeId
}

/** Problems as the server would show them, each with its card. */
export const shownProblems = (
  lang: Lang,
  definition: Definition,
  problems: readonly Problem[],
): readonly ShownProblem[] => {
  const entries = entriesOf(definition)
  return problems.map((problem) => ({
    level: problem.level,
    path: problem.path.join('.'),
    message: problemText(lang, problem),
    node: problem.node ?? null,
    place: placeOf(entries, problem),
  }))
}

function placeOf(entries: ReturnType<typeof entriesOf>, { path, node }: Problem): NodeId {
  if (node === undefined) return path[0] === 'start' ? START : SETTINGS
  const entry = entries.find((each) => each.path.every((step, at) => step === path[at]) && each.node.id === node)
  const [key, number] = path.slice(entry?.path.length ?? 0)
  const branch =
    entry && 'branches' in entry.node && key === 'branches' && typeof number === 'number'
      ? entry.node.branches[number]
      : undefined
  return branch?.id ?? node
}
