import { Fragment, type ReactElement, type ReactNode, useRef, useState } from 'react'

/** Opens a form or dialog over the page; `onClose` unmounts it. */
export type Ask = (draw: (onClose: () => void) => ReactNode) => void

/** The single form or dialog of a page; its content stays that of its opening. */
export function useDialog(): { ask: Ask; dialog: ReactNode } {
  const [dialog, setDialog] = useState<ReactElement>()
  const opened = useRef(0)
  const ask: Ask = (draw) => {
    opened.current += 1
    const key = String(opened.current)
    // One that is still closing removes only itself.
    const close = () => setDialog((now) => (now?.key === key ? undefined : now))
    setDialog(<Fragment key={key}>{draw(close)}</Fragment>)
  }
  return { ask, dialog }
}
