import { useAction } from '@shouya/console/api/useAction.ts'
import { readModels } from '@shouya/console/filling/readModels.ts'
import { asOptions } from '@shouya/console/filling/readSources.ts'
import { useDocument } from '@shouya/console/filling/useDocument.ts'
import { useFillDraft } from '@shouya/console/filling/useFillDraft.ts'
import { useFormHost, useHostWith } from '@shouya/console/filling/useFormHost.ts'
import { withRights } from '@shouya/console/filling/withRights.ts'
import { withValues } from '@shouya/console/filling/withValues.ts'
import type { FormDocument, Values } from '@shouya/forms/document'
import { encodeStrings } from '@shouya/forms/outputStrings'
import type { FormHandle } from '@shouya/forms-react/renderer/formHandle'
import { type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { changedFields } from './changedFields.ts'
import type { Request } from './request.ts'

export type ShownForm = ReturnType<typeof useShownForm>

/** The form of a request with the caller's rights, its values, and the values that the caller has entered. */
export function useShownForm(request: Request, inHand: boolean, handle: RefObject<FormHandle | null>) {
  const whole = useDocument(request.document)
  const { masked } = request
  const sensitive = useSensitive(request)
  const { items } = sensitive
  const rightsText = JSON.stringify(request.rights)
  const maskedText = items ? '' : JSON.stringify(masked.map(([model]) => model))
  const rights = useMemo(() => {
    const all = JSON.parse(rightsText) as Request['rights']
    // The rules of a form reject masked values, so such a field can only be written after it was revealed.
    for (const model of maskedText ? (JSON.parse(maskedText) as string[]) : [])
      if (all[model] === 'write') all[model] = 'read'
    return all
  }, [rightsText, maskedText])
  const document = useMemo((): FormDocument => withRights(whole, rights, 'read'), [whole, rights])
  const data = request.data as Values
  const values = useMemo(() => (items ? withValues(data, items) : data), [data, items])
  const writes = inHand && Object.values(rights).includes('write')

  // The values last loaded into the form: only differences from them were entered here.
  const base = useRef(values)
  const typed = () => (writes && handle.current ? changedFields(base.current, handle.current.peek(), rights) : {})
  const draft = useFillDraft(document, `OaExamine/Audit ${request.id}`, typed)
  const [count, setCount] = useState(
    () => Object.keys(changedFields(values, { ...values, ...draft.found }, rights)).length,
  )
  const [kept, keep] = useState<Values>()
  const recount = () => setCount(Object.keys(typed()).length)

  // Loads changes by others into the same form; values entered here are kept.
  const takeOver = useEffectEvent(() => {
    const typedValues = typed()
    base.current = values
    const others = Object.entries(values).filter(([model]) => !Object.hasOwn(typedValues, model))
    void handle.current?.setData(Object.fromEntries(others) as Values)
    recount()
  })
  useEffect(() => {
    if (base.current !== values) takeOver()
  }, [values])

  const chosen = useMemo(() => asOptions(request.options), [request.options])
  const reading = useHostWith(chosen)
  const writing = useFormHost(document, values, chosen)
  const reads = useMemo(() => readModels(document, rights, 'read'), [document, rights])
  return {
    document,
    /** The initial values of the form. */
    values,
    begun: { ...values, ...(writes && { ...draft.found, ...kept }) },
    host: writes ? writing : reading,
    /** The chosen options for reading, including those chosen by others. */
    reading,
    writes,
    /** Fields shown as text while other fields can be written. */
    reads,
    restored: writes && draft.found !== undefined,
    /** The fields that the caller has changed, with their values. */
    typed,
    /** The same in the form's output format. */
    sent: () => (document.config.outputString === true ? encodeStrings(typed()) : typed()),
    /** The number of changed fields. */
    count: writes ? count : 0,
    note: () => {
      draft.note()
      recount()
    },
    forget: () => {
      draft.forget()
      keep(undefined)
      setCount(0)
    },
    reveal: {
      offered: sensitive.offered,
      needed: inHand && maskedText !== '' && masked.some(([model]) => request.rights[String(model)] === 'write'),
      pending: sensitive.pending,
      start: () => {
        // When fields become writable, the form is mounted again, with the values entered so far.
        keep({ ...kept, ...(typed() as Values) })
        sensitive.start()
      },
    },
  }
}

type Item = { path: (string | number)[]; value: unknown }

/** The sensitive values of a request after the user has revealed them; loaded again when the form changes. */
function useSensitive({ id, data, masked, allowed }: Pick<Request, 'id' | 'data' | 'masked' | 'allowed'>) {
  const [shown, setShown] = useState<{ of: Request['data']; items: Item[] }>()
  const action = useAction('OaExamine/Reveal', {
    onSuccess: (items) => setShown({ of: data, items: items as Item[] }),
  })
  const may = allowed.includes('reveal')
  const again = useEffectEvent(() => {
    if (may && !action.isPending) action.mutate({ id })
  })
  const old = shown !== undefined && shown.of !== data
  useEffect(() => {
    if (old) again()
  }, [old])
  return {
    /** The previous values stay while they are loaded again, so that no input is lost. */
    items: may ? shown?.items : undefined,
    offered: masked.length > 0 && may && shown === undefined,
    pending: action.isPending,
    start: () => action.mutate({ id }),
  }
}
