import type { ApiError } from '@shouya/console/api/ApiError.ts'
import { newKey } from '@shouya/console/api/newKey.ts'
import type { BodyOf } from '@shouya/console/api/path.ts'
import { useAction } from '@shouya/console/api/useAction.ts'
import CarriedOver from '@shouya/console/filling/CarriedOver.tsx'
import { stepsOf } from '@shouya/console/filling/stepsOf.ts'
import { type Filled, useCarried } from '@shouya/console/filling/useCarried.ts'
import { useDocument } from '@shouya/console/filling/useDocument.ts'
import { useFillDraft } from '@shouya/console/filling/useFillDraft.ts'
import { useFormHost } from '@shouya/console/filling/useFormHost.ts'
import { useLanguage } from '@shouya/console/i18n/language.ts'
import { together } from '@shouya/console/i18n/together.ts'
import DraftAlert from '@shouya/console/ui/DraftAlert.tsx'
import { useDirty } from '@shouya/console/ui/dirty.ts'
import type { Values } from '@shouya/forms/document'
import FormView from '@shouya/forms-react/renderer/FormView'
import { type FormHandle, InvalidForm } from '@shouya/forms-react/renderer/formHandle'
import { Alert, Button } from 'antd'
import { type RefObject, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

type Props = {
  title: string
  note: string | null
  /** The document as text. */
  text: string
  /** The submitted values of a correction; undefined for a new submission. */
  values?: Values
  body: Omit<SubmitBody, 'data'>
  /** Values filled in before a newer version was published. */
  carried?: Filled | undefined
  /** Called if another version was published meanwhile: the values are carried over into it. */
  onNewer: (filled: Filled) => void
  onDone: () => void
}

/** A form to fill in. Entered values survive a reload, and errors of the server are shown at their fields. */
export default function FillSheet({ title, note, text, values, body, carried, onNewer, onDone }: Props) {
  const { t } = useTranslation()
  const lang = useLanguage((state) => state.lang)
  const document = useDocument(text)
  const host = useFormHost(document, values)
  const handle = useRef<FormHandle>(null)
  const [dirty, setDirty] = useState(carried !== undefined)
  useDirty(dirty)
  // By form, not by version: entered values are carried over into a newer version.
  const key = ['CustomForm/Submit', body.form_id, body.id].join(' ')
  const draft = useFillDraft(document, key, () => handle.current?.peek())
  const [filled, setFilled] = useState(carried ?? draft.older)
  const over = useCarried(filled, document, host.sources)
  const { send, sending, problem } = useSubmit(body, handle, () => {
    draft.forget()
    setDirty(false)
    onDone()
  })

  const submit = () =>
    handle.current?.submit().catch((failure: unknown) => {
      // Errors are already shown at their fields.
      if (!(failure instanceof InvalidForm)) throw failure
    })
  return (
    <section className="forms-fill" aria-label={title}>
      {note && <p className="ui-note">{note}</p>}
      {over && <CarriedOver carried={over} onGo={(path) => handle.current?.jump(path)} />}
      {draft.found && (
        <DraftAlert
          onDrop={() => {
            draft.forget()
            setFilled(undefined)
            setDirty(false)
          }}
        />
      )}
      <FormView
        key={draft.round}
        ref={handle}
        document={document}
        values={{ ...values, ...(over ? over.values : draft.found) }}
        host={host}
        lang={lang}
        onChange={() => {
          setDirty(true)
          draft.note()
        }}
        onSubmit={send}
      />
      <div className="forms-foot">
        {problem && (
          <Alert
            type="error"
            role="alert"
            showIcon
            title={problem.text}
            description={problem.requestId && `${t('api.requestId')} ${problem.requestId}`}
            action={
              problem.newer && (
                <Button
                  onClick={() => {
                    draft.flush()
                    onNewer({ values: handle.current?.peek() ?? {}, from: document })
                  }}
                >
                  {t('forms.takeNewer')}
                </Button>
              )
            }
          />
        )}
        <Button type="primary" loading={sending} onClick={submit}>
          {t('forms.submit')}
        </Button>
      </div>
    </section>
  )
}

type SubmitBody = BodyOf<'CustomForm/Submit'>
type Problem = { text: string; requestId: string | undefined; newer: boolean }

/** Sends a form with one idempotency key; the server's errors are shown at their fields. */
function useSubmit(body: Omit<SubmitBody, 'data'>, form: RefObject<FormHandle | null>, onDone: () => void) {
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
    // Without undefined values, as JSON sends it.
    const sent = JSON.parse(JSON.stringify(data)) as SubmitBody['data']
    await submit.mutateAsync({ ...body, data: sent }).then(onDone, fail)
  }
  return { send, sending: submit.isPending, problem }
}
