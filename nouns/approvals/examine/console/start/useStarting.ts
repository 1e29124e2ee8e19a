import type { ApiError } from '@shouya/console/api/ApiError.ts'
import type { BodyOf, DataOf } from '@shouya/console/api/path.ts'
import { useAction } from '@shouya/console/api/useAction.ts'
import { stepsOf } from '@shouya/console/filling/stepsOf.ts'
import { together } from '@shouya/console/i18n/together.ts'
import type { Values } from '@shouya/forms/document'
import type { FormHandle } from '@shouya/forms-react/renderer/formHandle'
import { type RefObject, useState } from 'react'
import { type Picks, pickIssues } from './startPicks.ts'

type Link = NonNullable<BodyOf<'OaExamine/Add'>['link']>

/** What is filled in: a new request of a flow, or one that the server has stored. */
export type Target =
  | { is: 'new'; flow_id: number; version_id: number; link?: Link }
  | { is: 'kept'; id: number; version: number }

export type Started = DataOf<'OaExamine/Add'>
type Problem = { text: string; requestId: string | undefined; newer: boolean }
const quiet = () => true

/** Saves a request as a draft or submits it; the server's errors are shown at their fields. */
export function useStarting(target: Target, form: RefObject<FormHandle | null>) {
  const [problem, setProblem] = useState<Problem>()
  const [issues, setIssues] = useState<Record<string, string>>({})
  const [saved, setSaved] = useState<Started>()
  const add = useAction('OaExamine/Add', { quiet })
  const edit = useAction('OaExamine/Edit', { quiet, refreshes: ['Remind'] })

  const fail = (error: ApiError): undefined => {
    const places = error.issues.map(({ path, message }) => ({ path: stepsOf(path), message }))
    form.current?.refuse(places.filter(({ path }) => path.length > 0))
    setIssues(pickIssues(error.issues))
    const words = places.map(({ message }) => message)
    setProblem({
      text: together([error.message, ...words]),
      requestId: error.trace,
      newer: error.name === 'FormChanged' || error.name === 'Stale',
    })
  }
  const send = async (values: Values, picks: Picks, submit: boolean): Promise<Started | undefined> => {
    setProblem(undefined)
    setIssues({})
    const content = { data: values as BodyOf<'OaExamine/Add'>['data'], picks, submit }
    const { is: _, ...what } = target
    const answer =
      'id' in what
        ? edit.mutateAsync({ ...what, version: saved?.version ?? what.version, ...content })
        : add.mutateAsync({ ...what, ...content })
    const done = await answer.catch(fail)
    if (done) setSaved(done)
    return done
  }
  return { send, sending: add.isPending || edit.isPending, problem, issues, setIssues }
}

/** Called after the request was saved as a draft or submitted. */
export type Ways = { onKept: (request: Started) => void; onSubmitted: (request: Started, flow: number) => void }
