import type { FieldRight } from '@shouya/approvals/definition'
import { useTabName } from '@shouya/console/app/host/tabs/useTabName.ts'
import CarriedOver from '@shouya/console/filling/CarriedOver.tsx'
import { readModels } from '@shouya/console/filling/readModels.ts'
import { readOnly } from '@shouya/console/filling/readOnly.ts'
import { type Filled, useCarried } from '@shouya/console/filling/useCarried.ts'
import { useDocument } from '@shouya/console/filling/useDocument.ts'
import { useFillDraft } from '@shouya/console/filling/useFillDraft.ts'
import { useFormHost } from '@shouya/console/filling/useFormHost.ts'
import { withRights } from '@shouya/console/filling/withRights.ts'
import { useLanguage } from '@shouya/console/i18n/language.ts'
import DraftAlert from '@shouya/console/ui/DraftAlert.tsx'
import { useDirty } from '@shouya/console/ui/dirty.ts'
import type { KnownPerson } from '@shouya/console/ui/PersonSearch.tsx'
import type { Values } from '@shouya/forms/document'
import FormView from '@shouya/forms-react/renderer/FormView'
import { type FormHandle, InvalidForm } from '@shouya/forms-react/renderer/formHandle'
import { Alert, App, Button } from 'antd'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import StartPicks from './StartPicks.tsx'
import { type PickNode, type Picks, pickable, unpicked } from './startPicks.ts'
import { writable } from './startValues.ts'
import { type Started, type Target, useStarting } from './useStarting.ts'
import Way, { useWayBody } from './Way.tsx'

type Props = {
  title: string
  note: ReactNode
  /** The form's document as text. */
  text: string
  rights: Readonly<Record<string, FieldRight>>
  nodes: readonly PickNode[]
  values?: Values
  picked?: { picks: Picks; people: readonly KnownPerson[] }
  flow: number
  target: Target
  /** Sent unchanged: nothing can be filled in. */
  frozen?: boolean
  /** Whether it can be saved as a draft. */
  keepable: boolean
  /** Values that were filled in before a newer version was published. */
  carried?: Carried | undefined
  /** The values of another version of the form, if `values` come from one. */
  older?: Filled | undefined
  /** Called if a newer version of the flow or the request exists: the values are carried over into it. */
  onNewer: (carried: Carried) => void
  onKept: (request: Started) => void
  onSubmitted: (request: Started) => void
}

/** The values, and the picks, which local drafts do not contain. */
export type Carried = Filled & { picks: Picks }

/** A request to fill in: the form with the initiator's rights, the picked people, and the expected path. */
export default function StartSheet(props: Props) {
  const { title, note, text, rights, nodes, values, picked, carried, flow, target, keepable, frozen = false } = props
  const { t } = useTranslation()
  useTabName(title)
  const { message } = App.useApp()
  const lang = useLanguage((state) => state.lang)
  const whole = useDocument(text)
  const document = useMemo(
    () => (frozen ? readOnly(whole) : withRights(whole, rights, 'write')),
    [whole, rights, frozen],
  )
  const reads = useMemo(() => readModels(document, rights, 'write'), [document, rights])
  const host = useFormHost(document, values)
  const handle = useRef<FormHandle>(null)
  const [picks, setPicks] = useState<Picks>(() => ({ ...picked?.picks, ...pickable(carried?.picks ?? {}, nodes) }))
  const [dirty, setDirty] = useState(carried !== undefined)
  useDirty(dirty)
  // What another record fills in is kept apart from what is entered for a second one.
  const about = target.is === 'new' && (target.link?.id ?? (values && JSON.stringify(values)))
  const key = target.is === 'new' ? ['OaExamine/Add', flow, about] : ['OaExamine/Edit', target.id]
  const draft = useFillDraft(document, key.join(' '), () => handle.current?.peek())
  const [given, setGiven] = useState<Filled | undefined>(carried ?? draft.older ?? props.older)
  const over = useCarried(given, document, host.sources)
  const { send, sending, problem, issues, setIssues } = useStarting(target, handle)
  const writableOf = (values: Values) => {
    // Without undefined values, as JSON sends them.
    const data = JSON.parse(JSON.stringify(values)) as Values
    return frozen ? data : writable(data, rights)
  }
  const filled = () => writableOf(handle.current?.peek() ?? {})
  const way = useWayBody(() => ({
    flow_id: flow,
    ...(target.is === 'kept' && { id: target.id }),
    data: filled(),
    picks,
  }))

  const changed = () => {
    setDirty(true)
    draft.note()
    way.note()
  }
  const done = (then: (request: Started) => void) => (request: Started | undefined) => {
    if (!request) return
    draft.forget()
    setDirty(false)
    then(request)
  }
  /** The values that the form returns are sent, in the format that its document defines. */
  const judged = async (values: Values) => {
    const missing = unpicked(nodes, picks)
    setIssues(Object.fromEntries(missing.map(({ node }) => [node, t('request.pickMissing')])))
    if (missing.length === 0) await send(writableOf(values), picks, true).then(done(props.onSubmitted))
  }
  const submit = () =>
    handle.current?.submit().catch((failure: unknown) => {
      // Errors are already shown at their fields.
      if (!(failure instanceof InvalidForm)) throw failure
    })
  const keep = () =>
    send(filled(), picks, false).then(
      done((request) => {
        void message.success(t('request.kept'))
        props.onKept(request)
      }),
    )
  const drop = () => {
    draft.forget()
    setGiven(undefined)
    setPicks(picked?.picks ?? {})
    setDirty(false)
    way.note()
  }
  return (
    <div className="start-page">
      <section className="start-sheet" aria-label={title}>
        {note}
        {over && <CarriedOver carried={over} onGo={(path) => handle.current?.jump(path)} />}
        {draft.found && <DraftAlert onDrop={drop} />}
        <FormView
          key={draft.round}
          ref={handle}
          mode={frozen ? 'view' : 'edit'}
          reads={reads}
          document={document}
          values={{ ...values, ...(over ? over.values : draft.found) }}
          host={host}
          lang={lang}
          onChange={changed}
          onSubmit={judged}
        />
        <StartPicks
          nodes={nodes}
          place={way.body}
          picks={picks}
          known={picked?.people ?? []}
          issues={issues}
          onChange={(next) => {
            setPicks(next)
            changed()
          }}
        />
      </section>
      {way.body && <Way body={way.body} />}
      <StartFoot
        problem={problem}
        sending={sending}
        onNewer={() => {
          draft.flush()
          props.onNewer({ values: handle.current?.peek() ?? {}, from: whole, picks })
        }}
        onKeep={keepable ? keep : undefined}
        onSubmit={submit}
      />
    </div>
  )
}

type StartFootProps = {
  problem: { text: string; requestId: string | undefined; newer: boolean } | undefined
  sending: boolean
  onNewer: () => void
  onKeep: (() => void) | undefined
  onSubmit: () => void
}

/** The buttons of a filled-in request, and the error of the last attempt. */
function StartFoot({ problem, sending, onNewer, onKeep, onSubmit }: StartFootProps) {
  const { t } = useTranslation()
  return (
    <div className="start-foot">
      {problem && (
        <Alert
          type="error"
          role="alert"
          showIcon
          title={problem.text}
          description={problem.requestId && `${t('api.requestId')} ${problem.requestId}`}
          action={problem.newer && <Button onClick={onNewer}>{t('forms.takeNewer')}</Button>}
        />
      )}
      <div>
        {onKeep && (
          <Button disabled={sending} onClick={onKeep}>
            {t('request.keep')}
          </Button>
        )}
        <Button type="primary" loading={sending} onClick={onSubmit}>
          {t('forms.submit')}
        </Button>
      </div>
    </div>
  )
}
