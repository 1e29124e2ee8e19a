import { type FocusEvent, type ReactNode, useContext, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { NearContext, PrintContext } from './formContext.ts'
import { watchNear } from './watchNear.ts'

interface Props {
  /** Controls in it, nested ones included: its height until it has been seen. */
  readonly weight: number
  /** The first ones are on the screen when the form opens. */
  readonly isFirst: boolean
  readonly children: ReactNode
}

/** A row's usual height in px. */
const ROW = 56

/**
 * A few fields of a long list. The browser lays it out, and its controls are made, when it comes near the screen or
 * something in it gets the focus: by Tab, by a link from an error, by find-in-page. Once made they stay.
 */
export default function Block({ weight, isFirst, children }: Props) {
  const isAround = useContext(NearContext)
  const isPrinting = useContext(PrintContext)
  const [seen, setSeen] = useState(isFirst && isAround)
  const element = useRef<HTMLDivElement>(null)
  const isNear = seen || isPrinting

  useEffect(() => {
    if (isNear || !element.current) return undefined
    return watchNear(element.current, () => setSeen(true))
  }, [isNear])

  const focus = ({ target }: FocusEvent) => {
    if (isNear) return
    const { id } = target
    flushSync(() => setSeen(true))
    // The control has taken the place of what was focused.
    document.getElementById(id)?.focus()
  }

  return (
    <div
      ref={element}
      className="sf-block"
      style={{ containIntrinsicBlockSize: `auto ${weight * ROW}px` }}
      onFocusCapture={focus}
    >
      <NearContext value={isNear}>{children}</NearContext>
    </div>
  )
}
