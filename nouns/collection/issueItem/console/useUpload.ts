import type { ApiError } from '@shouya/console/api/ApiError.ts'
import { businessTime } from '@shouya/console/api/businessTime.ts'
import { isLost } from '@shouya/console/api/call.ts'
import { enqueue } from '@shouya/console/api/device/queue.ts'
import { newKey } from '@shouya/console/api/newKey.ts'
import { useAction } from '@shouya/console/api/useAction.ts'
import { stepsOf } from '@shouya/console/filling/stepsOf.ts'
import { together } from '@shouya/console/i18n/together.ts'
import type { Values } from '@shouya/forms/document'
import type { FormHandle } from '@shouya/forms-react/renderer/formHandle'
import { App } from 'antd'
import { type RefObject, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type ItemDetail, itemPaths, type UploadBody } from './issueItemList.ts'
import { useSaid } from './useSaid.ts'

type Problem = { text: string; requestId: string | undefined }

/** Hands in a form with one idempotency key; the server's errors are shown at their fields. Without a network it waits on the device. */
export function useUpload(row: ItemDetail, draftKey: string, form: RefObject<FormHandle | null>, onDone: () => void) {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const said = useSaid()
  const [key] = useState(newKey)
  const [problem, setProblem] = useState<Problem>()
  const upload = useAction('IssueItem/Upload', { key, quiet: () => true, refreshes: ['Remind'] })

  const fail = (error: ApiError) => {
    const issues = error.issues.map(({ path, message: text }) => ({ path: stepsOf(path), message: text }))
    form.current?.refuse(issues.filter(({ path }) => path.length > 0))
    setProblem({ text: together([error.message, ...issues.map((issue) => issue.message)]), requestId: error.trace })
  }
  /** Keeps an entry of this device, with what it takes to edit it again. */
  const keep = (body: UploadBody, data: Values) =>
    enqueue({
      ...{ key, path: 'IssueItem/Upload' as const, body, title: row.title, filed_at: businessTime(new Date()) },
      form: { page: location.pathname, query: itemPaths.fill(row.id).split('?')[1], draft: draftKey, values: data },
    })
  const send = async (data: Values, file_ids: number[]) => {
    setProblem(undefined)
    // Without undefined values, as JSON sends it.
    const sent = JSON.parse(JSON.stringify(data)) as Values
    const body: UploadBody = { id: row.id, version: row.version, data: sent, file_ids }
    try {
      const saved = await upload.mutateAsync(body)
      void message.success(said(saved))
      onDone()
    } catch (error) {
      if (isLost(error as ApiError) && (await keep(body, sent))) {
        void message.info(t('ui.waitsForNetwork'))
        onDone()
      } else fail(error as ApiError)
    }
  }
  return { send, sending: upload.isPending, problem }
}
