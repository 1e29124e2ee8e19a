import { emptyDocument } from '@shouya/forms/defaultConfig'
import type { FormDocument } from '@shouya/forms/document'
import type { JsonPath } from '@shouya/forms/json'
import { parseDocument } from '@shouya/forms/parseDocument'
import { App } from 'antd'
import { useId, useMemo, useRef, useState } from 'react'
import { DesignerContext, type PropertiesHandle } from './DesignerContext.ts'
import type { DesignerHost } from './designerHost.ts'
import './designer.css'
import { DesignerStore } from './store/DesignerStore.ts'
import { Workbench } from './Workbench.tsx'

export type { DesignerHost, Preset, PreviewRole, Publishing } from './designerHost.ts'

export interface DesignerProps {
  /** The initial form, as JSON or as a document. For another form use another `key`. */
  readonly document: string | FormDocument
  readonly host: DesignerHost
  /** The key under which the host's storage keeps unsaved work on this form; absent: drafts are not kept. */
  readonly draftKey?: string
  /** A path in the document, e.g. `lead` of publishing: its innermost field is selected whenever it changes. */
  readonly at?: JsonPath | undefined
}

/**
 * The form designer of spec 001: palette, canvas, properties, toolbar. It fills the height of its container. A text
 * that is not a form opens the import dialog with its problems.
 */
export function Designer({ document, host, draftKey, at }: DesignerProps) {
  const [opened] = useState(() => open(document))
  const [store] = useState(() => new DesignerStore(opened.document, host.lang))
  const prefix = useId()
  const canvas = useRef<HTMLDivElement>(null)
  const properties = useRef<PropertiesHandle>(null)
  const context = useMemo(() => ({ store, host, prefix, canvas, properties }), [store, host, prefix])
  return (
    <App className="fd" message={{ maxCount: 3 }}>
      <DesignerContext value={context}>
        <Workbench draftKey={draftKey} unread={opened.unread} at={at} />
      </DesignerContext>
    </App>
  )
}

function open(document: string | FormDocument): { document: FormDocument; unread?: string } {
  if (typeof document !== 'string') return { document }
  const read = parseDocument(document)
  return read.ok ? { document: read.document } : { document: emptyDocument, unread: document }
}
