import { App, type FormInstance } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ApiError } from '../api/ApiError.ts'
import { businessTime } from '../api/businessTime.ts'
import { isLost } from '../api/call.ts'
import { catalogue } from '../api/catalogue.gen.ts'
import { enqueue } from '../api/device/queue.ts'
import { newKey } from '../api/newKey.ts'
import type { BodyOf, Controller, DataOf, Path } from '../api/path.ts'
import { useAction } from '../api/useAction.ts'
import { together } from '../i18n/together.ts'
import { formIssues } from './formIssues.ts'
import { leadToFirst } from './leadToFirst.ts'

export type FormProblem = { text: string; requestId: string | undefined; stale: boolean }

type Options<P extends Path, V> = {
  path: P
  toBody: (values: V) => BodyOf<P> | Promise<BodyOf<P>>
  refreshes?: readonly Controller[] | undefined
  /** The message after sending, null if the page shows it itself; default: that it was saved. */
  said?: ((data: DataOf<P>) => string | null) | undefined
  /** Title and input of the form, in case it has to wait for a network. */
  title: string
  draft: { key: string; typed: () => Record<string, unknown> | undefined }
  reopens: string | undefined
}

/** Returned instead of an answer: the entry waits on this device. */
export const WAITS = Symbol('waits')

/** Sends a form: one idempotency key per opening, the server's issues at their fields, the rest as `problem`. */
export function useFormSending<P extends Path, V extends object>(
  form: FormInstance<V>,
  { path, toBody, refreshes = [], said, title, draft, reopens }: Options<P, V>,
) {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const [key, setKey] = useState(newKey)
  const [problem, setProblem] = useState<FormProblem>()
  const [sending, setSending] = useState(false)
  const action = useAction(path, { key, refreshes, quiet: () => true })

  const fail = (error: ApiError) => {
    const names = form.getFieldsError().map(({ name }) => String(name[0]))
    const { fields, rest } = formIssues(error.issues ?? [], names)
    form.setFields(fields as never)
    leadToFirst(
      form,
      path,
      fields.map(({ name }) => [name]),
    )
    const text = fields.length ? together(rest) || t('ui.checkFields') : error.message
    setProblem({ text, stale: error.name === 'Stale', requestId: error.trace })
  }

  /** Keeps the entry of an offline action on this device. */
  const keep = async (body: BodyOf<P> | undefined, error: ApiError): Promise<boolean> => {
    if (!body || !('offline' in catalogue[path]) || !isLost(error)) return false
    const filed_at = businessTime(new Date())
    const typed = { page: location.pathname, query: reopens, draft: draft.key, values: draft.typed() ?? {} }
    return enqueue({ key, path, body, title, filed_at, form: typed })
  }

  /** Returns the server's answer, or that the entry waits; undefined after a failure. */
  const send = async (): Promise<DataOf<P> | typeof WAITS | undefined> => {
    setProblem(undefined)
    setSending(true)
    let body: BodyOf<P> | undefined
    try {
      // All values of the form, including those without a field (id, version).
      body = await toBody(form.getFieldsValue(true) as V)
      const data = await action.mutateAsync(body)
      setKey(newKey())
      const successText = said ? said(data) : t('common.saved')
      if (successText !== null) void message.success(successText)
      return data
    } catch (error) {
      if (await keep(body, error as ApiError)) {
        setKey(newKey())
        void message.info(t('ui.waitsForNetwork'))
        return WAITS
      }
      fail(error as ApiError)
      return undefined
    } finally {
      setSending(false)
    }
  }
  return { send, sending, problem, setProblem }
}
