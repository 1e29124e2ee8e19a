import type { NodeId } from '@shouya/approvals/definition'
import { entriesOf } from '@shouya/approvals/indexFlow'
import type { Problem } from '@shouya/approvals/problem'
import { validateDefinition } from '@shouya/approvals/validateDefinition'
import { useLanguage } from '@shouya/console/i18n/language.ts'
import { peopleSources, unitSources } from '@shouya/contract/sources'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useKnown } from '../../flow/console/words/known.ts'
import { flowProblemText } from '../../flow/flowProblemText.ts'
import { useDefinition } from './FlowContext.ts'
import { SETTINGS, START } from './model/ways.ts'

/** A problem where it is shown: at a node, a branch, the start or the settings of the flow. */
export interface ShownProblem {
  readonly level: 'error' | 'warning'
  readonly path: string
  readonly message: string
  readonly node: NodeId | null
  /** The card that bears it, and whose properties mend it. */
  readonly place: NodeId
}

/** Nobody wants to be told in the middle of a word. */
const PAUSE = 300

const none: readonly ShownProblem[] = []

/** What is wrong with the flow as it stands, by the same code that judges it at the server, each with its card. */
export function useProblems(): readonly ShownProblem[] {
  const { t } = useTranslation()
  const lang = useLanguage((state) => state.lang)
  const definition = useDefinition()
  const { form, topics } = useKnown()
  const [settled, setSettled] = useState(definition)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(definition), PAUSE)
    return () => clearTimeout(timer)
  }, [definition])
  return useMemo(() => {
    // Without topics every one would be unknown.
    if (!form || topics.length === 0) return none
    const words = {
      textOf: (key: string) => (t as (key: string, options: object) => string)(key, { skipInterpolation: true }),
      topicName: (name: string) => topics.find(({ topic }) => topic === name)?.name ?? name,
    }
    const entries = entriesOf(settled)
    const offers = { topics, people: peopleSources, units: unitSources }
    return validateDefinition(settled, form.document, offers).map((problem) => ({
      level: problem.level,
      path: problem.path.join('.'),
      message: flowProblemText(lang, problem, words),
      node: problem.node ?? null,
      place: placeOf(entries, problem),
    }))
  }, [lang, settled, form, topics, t])
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
