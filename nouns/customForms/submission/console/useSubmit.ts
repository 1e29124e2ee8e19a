import type { ApiError } from '@shouya/console/api/ApiError.ts'
import { newKey } from '@shouya/console/api/newKey.ts'
import type { BodyOf } from '@shouya/console/api/path.ts'
import { useAction } from '@shouya/console/api/useAction.ts'
import { stepsOf } from '@shouya/console/filling/stepsOf.ts'
import { together } from '@shouya/console/i18n/together.ts'
import type { Values } from '@shouya/forms/document'
import type { FormHandle } from '@shouya/forms-react/renderer/formHandle'
import { type RefObject, useState } from 'react'

export type SubmitBody = BodyOf<'CustomForm/Submit'>
type Problem = { text: string; requestId: string | undefined; newer: boolean }

/** Sends a form under one key of idempotency; what the server refuses goes to its place in the form. */
export function useSubmit(body: Omit<SubmitBody, 'data'>, form: RefObject<FormHandle | null>, onDone: () => void) {
  const [key] = useState(newKey)
  const [problem, setProblem] = useState<Problem>()
  const submit = useAction('CustomForm/Submit', { key, quiet: () => true })

  const fail = (error: ApiError) => {
    const issues = error.issues.map(({ path, message }) => ({ path: stepsOf(path), message }))
    form.current?.refuse(issues.filter(({ path }) => path.length > 0))
    const words = issues.map(({ message }) => message)
    setProblem({
      text: together([error.message, ...words]),
      requestId: error.trace,
      newer: error.name === 'FormChanged' || error.name === 'Stale',
    })
  }
  const send = async (data: Values) => {
    setProblem(undefined)
    // Without the values that are undefined, as they travel.
    const sent = JSON.parse(JSON.stringify(data)) as SubmitBody['data']
    await submit.mutateAsync({ ...body, data: sent }).then(onDone, fail)
  }
  return { send, sending: submit.isPending, problem }
}
