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
  /** Another document begins another form. */
  readonly document: FormDocument
  /** `view` shows values for reading, `print` too, all of them at once and without anything to press. */
  readonly mode?: FormMode
  /** Models of fields at the top of the form that are shown as text while others are filled in. */
  readonly reads?: ReadonlySet<string>
  /** Whoever fills in is asked for few fields: those stand out. */
  readonly marked?: boolean
  /** What the form begins with, beside the document's defaults; later changes go through the handle. */
  readonly values?: Values
  readonly host?: FormHost
  readonly lang: Lang
  /** Yields every value that is no text as marked text (spec 001 section 5). Without it the document's own setting counts. */
  readonly outputString?: boolean
  /** A field of the form was changed by its user; of a batch's row the model is the column's. */
  readonly onChange?: (model: string) => void
  /** Valid values, after a submit button or `submit` of the handle. */
  readonly onSubmit?: (values: Values) => unknown
  readonly ref?: Ref<FormHandle>
}

const NO_HOST: FormHost = {}
const NOTHING: ReadonlySet<string> = new Set()
const SLOT = ['list']

/** A saved form, to be filled in or read (spec 001: the renderer). It needs no antd Form and keeps its values itself. */
export default function FormView(props: Props) {
  const { document, mode = 'edit', reads = NOTHING, marked = false, values, host = NO_HOST, lang, ref } = props
  const id = useId()
  const [messages, holder] = antdMessage.useMessage()
  const [words, announce] = useState('')
  const begin = () => ({ document, store: createFormStore(document, decodeStrings(values ?? {}), sourcesOf(host)) })
  const [held, hold] = useState(begin)
  if (held.document !== document) hold(begin())
  const { store } = held
  const latest = useRef(props)
  const first = useRef(true)

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
    // The store was made with the first ones.
    if (first.current) first.current = false
    else setSources(store, sourcesOf({ sources, can }))
  }, [store, sources, can])

  useEffect(() => {
    const tell = (model: string) => latest.current.onChange?.(model)
    store.listeners.add(tell)
    return () => void store.listeners.delete(tell)
  }, [store])

  return (
    <FormProvider value={form}>
      {holder}
      <FormFrame config={document.config} handle={handle} announced={words}>
        <FieldList slot={SLOT} />
      </FormFrame>
    </FormProvider>
  )
}

const sourcesOf = ({ sources, can }: FormHost): Sources => ({ ...sources, allowed: can })
