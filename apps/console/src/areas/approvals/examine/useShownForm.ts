import type { FormDocument, Values } from '@shouya/forms/document'
import type { FormHandle } from '@shouya/forms-react/renderer/formHandle'
import { type RefObject, useMemo, useState } from 'react'
import { useAction } from '../../../api/useAction.ts'
import { asOptions } from '../../../filling/readSources.ts'
import { useDocument } from '../../../filling/useDocument.ts'
import { useFillDraft } from '../../../filling/useFillDraft.ts'
import { useFormHost, useHostWith } from '../../../filling/useFormHost.ts'
import { withRights } from '../../../filling/withRights.ts'
import { withValues } from '../../../filling/withValues.ts'
import { changedFields } from './changedFields.ts'
import type { Request } from './request.ts'

export type ShownForm = ReturnType<typeof useShownForm>

/** The form of a request with the caller's rights, its values, and what the caller has typed into it. */
export function useShownForm(request: Request, inHand: boolean, handle: RefObject<FormHandle | null>) {
  const whole = useDocument(request.document)
  const rightsText = JSON.stringify(request.rights)
  const document = useMemo(
    (): FormDocument => withRights(whole, JSON.parse(rightsText) as Request['rights'], 'read'),
    [whole, rightsText],
  )
  const { rights, masked } = request
  const [revealed, setRevealed] = useState<{
    of: Request['data']
    items: { path: (string | number)[]; value: unknown }[]
  }>()
  const action = useAction('OaExamine/Reveal', {
    onSuccess: (items) =>
      setRevealed({ of: request.data, items: items as { path: (string | number)[]; value: unknown }[] }),
  })
  const open = revealed?.of === request.data ? revealed.items : undefined
  const data = request.data as Values
  const values = useMemo(() => (open ? withValues(data, open) : data), [data, open])

  // The rules of a form would refuse a mask: who writes such a field sees it first.
  const needed = inHand && masked.some(([model]) => rights[String(model)] === 'write') && !open
  const writes = inHand && !needed && Object.values(rights).includes('write')

  const peek = () => (writes && handle.current ? changedFields(values, handle.current.peek(), rights) : {})
  const draft = useFillDraft(document, `OaExamine/Audit ${request.id}`, peek)
  const [count, setCount] = useState(0)

  const reading = useHostWith(useMemo(() => asOptions(request.options), [request.options]))
  const writing = useFormHost(document, values)
  return {
    document,
    values,
    host: writes ? writing : reading,
    writes,
    found: writes ? draft.found : undefined,
    /** The fields that the caller has changed, with their values. */
    typed: peek,
    /** How many there are. */
    count: writes ? Math.max(count, Object.keys(draft.found ?? {}).length) : 0,
    note: () => {
      draft.note()
      setCount(Object.keys(peek()).length)
    },
    forget: () => {
      draft.forget()
      setCount(0)
    },
    reveal: {
      offered: masked.length > 0 && request.allowed.includes('reveal') && !open,
      needed,
      pending: action.isPending,
      start: () => action.mutate({ id: request.id }),
    },
  }
}
