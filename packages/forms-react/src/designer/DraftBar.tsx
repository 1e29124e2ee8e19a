import type { FormDocument } from '@shouya/forms/document'
import { parseDocument } from '@shouya/forms/parseDocument'
import { Alert, Button } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { useDesigner, useDesignerParts, useDocument, useText } from './DesignerContext.ts'
import { isDirty } from './store/designerState.ts'

/** Milliseconds from the last change to the writing of a draft. */
const PAUSE = 1000

/** Keeps unsaved work in the host's storage, and offers the draft of an earlier visit. */
export function DraftBar({ draftKey }: { draftKey: string }) {
  const { host, store } = useDesignerParts()
  const t = useText()
  const document = useDocument()
  const dirty = useDesigner(isDirty)
  const wasDirty = useRef(false)
  const [draft, setDraft] = useState(() => readDraft(host.storage.getItem(draftKey), document))

  useEffect(() => {
    if (!dirty) {
      // Saved or undone work needs no draft; a draft that was offered and not answered stays.
      if (wasDirty.current) host.storage.removeItem(draftKey)
      return undefined
    }
    wasDirty.current = true
    const timer = setTimeout(() => host.storage.setItem(draftKey, JSON.stringify(document)), PAUSE)
    return () => clearTimeout(timer)
  }, [draftKey, dirty, document, host])

  if (!draft) return null
  const restore = () => {
    store.run({ type: 'import', document: draft })
    setDraft(undefined)
  }
  const forget = () => {
    host.storage.removeItem(draftKey)
    setDraft(undefined)
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

/** A draft equal to the form is ignored. */
function readDraft(text: string | null, document: FormDocument): FormDocument | undefined {
  if (!text || text === JSON.stringify(document)) return undefined
  const read = parseDocument(text)
  return read.ok ? read.document : undefined
}
