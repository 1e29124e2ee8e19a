import { Fragment, type ReactElement, type ReactNode, useRef, useState } from 'react'

/** Opens a form or dialog over the page; `onClose` takes it out again. */
export type Ask = (draw: (onClose: () => void) => ReactNode) => void

/** The one form or dialog that a page has open: what it was opened for stays as it was then. */
export function useDialog(): { ask: Ask; dialog: ReactNode } {
  const [dialog, setDialog] = useState<ReactElement>()
  const opened = useRef(0)
  const ask: Ask = (draw) => {
    opened.current += 1
    const key = String(opened.current)
    // One that is still leaving takes only itself out.
    const close = () => setDialog((now) => (now?.key === key ? undefined : now))
    setDialog(<Fragment key={key}>{draw(close)}</Fragment>)
  }
  return { ask, dialog }
}
