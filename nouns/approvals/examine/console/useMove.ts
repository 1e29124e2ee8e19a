import type { ApiError } from '@shouya/console/api/ApiError.ts'
import { newKey } from '@shouya/console/api/newKey.ts'
import type { BodyOf, Path } from '@shouya/console/api/path.ts'
import { refresh } from '@shouya/console/api/queryClient.ts'
import { useAction } from '@shouya/console/api/useAction.ts'
import { together } from '@shouya/console/i18n/together.ts'
import { formIssues } from '@shouya/console/ui/formIssues.ts'
import { App, type FormInstance } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { bodyOf, type Filled, pathOf } from './moveBody.ts'
import { leaves, type Offer } from './offers.ts'
import type { Request } from './request.ts'

/** The recorded decision, as in the server's 1013; without the opinion if only the loaded data is known. */
export type Late = {
  by: number | null
  name: string | null
  at: string | null
  status: number | null
  opinion?: string
}

type Issues = { path: string; message: string }[]

/** Sends a move with one idempotency key and handles the server's errors. */
export function useMove<V extends object>(offer: Offer, request: Request, form: FormInstance<V>) {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const [key, setKey] = useState(newKey)
  const [sending, setSending] = useState(false)
  const [problem, setProblem] = useState<{ text: string; requestId: string | undefined }>()
  const [late, setLate] = useState<Late | null>(null)
  const [newer, setNewer] = useState(false)
  const [missing, setMissing] = useState<string[]>([])
  const action = useAction<Path>(pathOf(offer.move), { key, refreshes: ['OaExamine', 'Remind'], quiet: () => true })

  /** Handles an error; returns the issues of the form behind the dialog. */
  const fail = (error: ApiError): Issues => {
    if (error.name === 'TaskClosed') setLate(error.data as Late)
    else if (error.name === 'FormChanged') setNewer(true)
    // The shown state is outdated: reload the page's data.
    if (error.name === 'TaskClosed' || error.name === 'FormChanged' || error.name === 'WrongState')
      void refresh('OaExamine')
    if (error.name === 'TaskClosed' || error.name === 'FormChanged') return []
    const behind = error.issues.filter(({ path }) => path.startsWith('data.'))
    const toPick = error.issues.flatMap(({ path }) => (path.startsWith('picks.') ? [path.slice(6)] : []))
    setMissing((current) => [...new Set([...current, ...toPick])])
    const names = form.getFieldsError().map(({ name }) => String(name[0]))
    const dialogIssues = error.issues.filter(({ path }) => !behind.some((issue) => issue.path === path))
    const { fields, rest } = formIssues(
      dialogIssues.map((issue) => ({ ...issue, path: nameOf[issue.path.split('.')[0] ?? ''] ?? issue.path })),
      names,
    )
    form.setFields(fields as never)
    const isHandled = fields.length > 0 || behind.length > 0
    const text = isHandled ? together(rest) || t('ui.checkFields') : (dialogIssues[0]?.message ?? error.message)
    setProblem({ text, requestId: error.trace })
    return behind
  }

  const send = async (filled: () => Promise<Filled>): Promise<'done' | Issues> => {
    setProblem(undefined)
    setSending(true)
    try {
      await action.mutateAsync(bodyOf(offer, request.id, await filled()) as BodyOf<Path>)
      setKey(newKey())
      // Moves that end the user's task are reported on the page, with a link to the next task.
      if (!leaves(offer)) void message.success(t('common.done'))
      return 'done'
    } catch (error) {
      return fail(error as ApiError)
    } finally {
      setSending(false)
    }
  }
  return {
    send,
    sending,
    problem,
    /** Somebody else decided first. */
    late,
    /** The form has changed since the dialog was opened. */
    newer,
    /** Nodes for which people must be picked, not known before. */
    picks: missing,
    clear: () => setProblem(undefined),
  }
}

/** The server's name of a part of the body → the field of the dialog. */
const nameOf: Readonly<Record<string, string>> = {
  reason: 'opinion',
  text: 'opinion',
  user_ids: 'people',
  user_id: 'people',
}
