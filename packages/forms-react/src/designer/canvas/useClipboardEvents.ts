import type { ClipboardEvent } from 'react'
import { useStore } from '../DesignerContext.ts'

/** Uses the browser's own copy, cut and paste events: they need no permission and work across tabs and programs. */
export function useClipboardEvents() {
  const store = useStore()

  function onCopy(event: ClipboardEvent) {
    const text = store.copyText()
    if (text === undefined) return false
    event.clipboardData.setData('text/plain', text)
    event.preventDefault()
    return true
  }

  return {
    onCopy,
    onCut: (event: ClipboardEvent) => {
      if (onCopy(event)) store.remove()
    },
    onPaste: (event: ClipboardEvent) => {
      event.preventDefault()
      store.pasteText(event.clipboardData.getData('text/plain'))
    },
  }
}
