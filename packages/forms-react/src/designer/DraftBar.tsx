import type { FormDocument } from '@shouya/forms/document'
import { parseDocument } from '@shouya/forms/parseDocument'
import { Alert, Button } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { useDesigner, useDesignerParts, useDocument, useText } from './DesignerContext.ts'
import { isDirty } from './store/designerState.ts'

/** How long after the last change a draft is written. */
const PAUSE = 1000

/** Keeps unsaved work in the host's storage, and offers what an earlier visit left there. */
export function DraftBar({ draftKey }: { draftKey: string }) {
  const { host, store } = useDesignerParts()
  const t = useText()
  const document = useDocument()
  const dirty = useDesigner(isDirty)
  const wasDirty = useRef(false)
  const [found, setFound] = useState(() => readDraft(host.storage.getItem(draftKey), document))

  useEffect(() => {
    if (!dirty) {
      // What is saved, or undone, needs no draft; one that nobody has answered to stays.
      if (wasDirty.current) host.storage.removeItem(draftKey)
      return undefined
    }
    wasDirty.current = true
    const timer = setTimeout(() => host.storage.setItem(draftKey, JSON.stringify(document)), PAUSE)
    return () => clearTimeout(timer)
  }, [draftKey, dirty, document, host])

  if (!found) return null
  const restore = () => {
    store.run({ type: 'import', document: found })
    setFound(undefined)
  }
  const forget = () => {
    host.storage.removeItem(draftKey)
    setFound(undefined)
  }
  const answers = (
    <div className="fd-buttons">
      <Button size="small" type="primary" onClick={restore}>
        {t('draft.restore')}
      </Button>
      <Button size="small" onClick={forget}>
        {t('draft.forget')}
      </Button>
    </div>
  )
  return <Alert banner type="info" title={t('draft.found')} action={answers} />
}

/** A draft that says the same as the form is none. */
function readDraft(text: string | null, document: FormDocument): FormDocument | undefined {
  if (!text || text === JSON.stringify(document)) return undefined
  const read = parseDocument(text)
  return read.ok ? read.document : undefined
}
