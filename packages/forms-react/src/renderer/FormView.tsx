import type { FormDocument, Values } from '@shouya/forms/document'
import { decodeStrings } from '@shouya/forms/outputStrings'
import type { Sources } from '@shouya/forms/sources'
import type { Lang } from '@shouya/forms/texts'
import { message as antdMessage } from 'antd'
import { type Ref, useEffect, useId, useImperativeHandle, useMemo, useRef, useState } from 'react'
import { createHandle } from './createHandle.ts'
import { documentLists } from './documentLists.ts'
import FieldList from './FieldList.tsx'
import FormFrame from './FormFrame.tsx'
import { type FormContext, type FormMode, FormProvider } from './formContext.ts'
import type { FormHandle } from './formHandle.ts'
import type { FormHost } from './host/formHost.ts'
import { createFormStore } from './store/formStore.ts'
import { setSources } from './store/replace.ts'

interface Props {
  /** Changing the document discards the store and starts a new form. */
  readonly document: FormDocument
  /** `view` and `print` show values as text; `print` mounts all fields and leaves out buttons. */
  readonly mode?: FormMode
  /** Models of top-level fields that are read-only in `edit` mode. */
  readonly reads?: ReadonlySet<string>
  /** Highlights the fields that can be edited, where most are read-only. */
  readonly marked?: boolean
  /** Initial values, merged over the document's defaults; later changes go through the handle. */
  readonly values?: Values
  readonly host?: FormHost
  readonly lang: Lang
  /** Encodes every value that is no text as marked text (spec 001 section 5). Default: the setting of the document. */
  readonly outputString?: boolean
  /** Called when the user changes a field; for a cell of a batch with the model of the column. */
  readonly onChange?: (model: string) => void
  /** Called with valid values by a submit button or by `submit` of the handle. */
  readonly onSubmit?: (values: Values) => unknown
  readonly ref?: Ref<FormHandle>
}

const NO_HOST: FormHost = {}
const NOTHING: ReadonlySet<string> = new Set()
const SLOT = ['list']

/** Renders a document for filling in or reading (spec 001). Values are in a store of its own, not in an antd Form. */
export default function FormView(props: Props) {
  const { document, mode = 'edit', reads = NOTHING, marked = false, values, host = NO_HOST, lang, ref } = props
  const id = useId()
  const [messages, holder] = antdMessage.useMessage()
  const [announced, announce] = useState('')
  const begin = () => ({ document, store: createFormStore(document, decodeStrings(values ?? {}), sourcesOf(host)) })
  const [session, hold] = useState(begin)
  if (session.document !== document) hold(begin())
  const { store } = session
  const latest = useRef(props)
  const isFirst = useRef(true)

  useEffect(() => {
    latest.current = props
  })

  const form = useMemo((): FormContext => {
    const reader: FormContext = {
      store,
      lists: documentLists(document),
      mode: 'view',
      reads: NOTHING,
      asRead: undefined,
      marked: false,
      lang,
      prefix: `f${id.replace(/\W/g, '')}-`,
      host: () => latest.current.host ?? NO_HOST,
      notify: (level, text) => void messages.open({ type: level, content: text }),
    }
    return { ...reader, mode, ...(mode === 'edit' && { reads, marked, asRead: reader }) }
  }, [store, document, mode, reads, marked, lang, id, messages])
  const handle = useMemo(
    () =>
      createHandle(form, {
        outputString: () => latest.current.outputString ?? latest.current.document.config.outputString === true,
        onSubmit: (data) => latest.current.onSubmit?.(data),
        announce,
      }),
    [form],
  )
  useImperativeHandle(ref, () => handle, [handle])

  const { sources, can } = host
  useEffect(() => {
    // The store was created with the first sources.
    if (isFirst.current) isFirst.current = false
    else setSources(store, sourcesOf({ sources, can }))
  }, [store, sources, can])

  useEffect(() => {
    const notify = (model: string) => latest.current.onChange?.(model)
    store.listeners.add(notify)
    return () => void store.listeners.delete(notify)
  }, [store])

  return (
    <FormProvider value={form}>
      {holder}
      <FormFrame config={document.config} handle={handle} announced={announced}>
        <FieldList slot={SLOT} />
      </FormFrame>
    </FormProvider>
  )
}

const sourcesOf = ({ sources, can }: FormHost): Sources => ({ ...sources, allowed: can })
