import { validateDefinition } from '@shouya/approvals/validateDefinition'
import { useLanguage } from '@shouya/console/i18n/language.ts'
import { peopleSources, unitSources } from '@shouya/contract/sources'
import { useEffect, useMemo, useState } from 'react'
import { useDefinition } from '../FlowContext.ts'
import { useKnown } from '../words/known.ts'
import { type ShownProblem, shownProblems } from './problems.ts'

/** Nobody wants to be told in the middle of a word. */
const PAUSE = 300

const none: readonly ShownProblem[] = []

/** What is wrong with the flow as it stands, by the same code that judges it at the server. */
export function useProblems(): readonly ShownProblem[] {
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
    const offers = { topics, people: peopleSources, units: unitSources }
    return shownProblems(lang, settled, validateDefinition(settled, form.document, offers))
  }, [lang, settled, form, topics])
}
