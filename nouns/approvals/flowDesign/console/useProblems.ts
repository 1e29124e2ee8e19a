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

/** A problem with the card where it is shown: a node, a branch, the start or the settings of the flow. */
export interface ShownProblem {
  readonly level: 'error' | 'warning'
  readonly path: string
  readonly message: string
  readonly node: NodeId | null
  /** The card with the problem, whose properties can fix it. */
  readonly place: NodeId
}

/** Milliseconds after the last change, so that problems do not appear in the middle of typing. */
const PAUSE = 300

const none: readonly ShownProblem[] = []

/** The problems of the current definition, found by the same code as on the server, each with its card. */
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
    // Before the topics are loaded, every topic would be unknown.
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
