import type { FormDocument } from '@shouya/forms/document'
import { parseDocument } from '@shouya/forms/parseDocument'
import { useEffect, useState } from 'react'
import { useDesigner, useDesignerParts } from './DesignerContext.ts'
import { documentOf, isDirty } from './store/designerState.ts'

/** How long after the last change a draft is written. */
const PAUSE = 1000

/** Keeps unsaved work in the host's storage, and finds what an earlier visit left there. */
export function useDraft(key: string | undefined) {
  const { host, store } = useDesignerParts()
  const document = useDesigner(documentOf)
  const dirty = useDesigner(isDirty)
  const [found, setFound] = useState<FormDocument | undefined>(() =>
    readDraft(key && host.storage.getItem(key), document),
  )

  useEffect(() => {
    if (!key || !dirty) return undefined
    const timer = setTimeout(() => host.storage.setItem(key, JSON.stringify(document)), PAUSE)
    return () => clearTimeout(timer)
  }, [key, dirty, document, host])

  const forget = () => {
    setFound(undefined)
    if (key) host.storage.removeItem(key)
  }
  const restore = () => {
    if (found) store.run({ type: 'import', document: found })
    setFound(undefined)
  }
  return { found, restore, forget }
}

/** A draft that says the same as the form is none. */
function readDraft(text: string | null | undefined, document: FormDocument): FormDocument | undefined {
  if (!text || text === JSON.stringify(document)) return undefined
  const read = parseDocument(text)
  return read.ok ? read.document : undefined
}
