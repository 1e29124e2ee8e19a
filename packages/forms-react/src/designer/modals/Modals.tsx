import type { Tool } from '../toolbar/Toolbar.tsx'
import { CodeModal } from './CodeModal.tsx'
import { ImportModal } from './ImportModal.tsx'
import { JsonModal } from './JsonModal.tsx'
import { PreviewModal } from './PreviewModal.tsx'

interface ModalsProps {
  readonly tool: Tool | undefined
  readonly unread?: string
  readonly onClose: () => void
}

/** The dialog of the open tool. */
export function Modals({ tool, unread, onClose }: ModalsProps) {
  switch (tool) {
    case 'preview':
      return <PreviewModal onClose={onClose} />
    case 'importJson':
      return <ImportModal text={unread} onClose={onClose} />
    case 'exportJson':
      return <JsonModal onClose={onClose} />
    case 'exportCode':
      return <CodeModal onClose={onClose} />
    default:
      return null
  }
}
