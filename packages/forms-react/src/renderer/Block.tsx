import { type FocusEvent, type ReactNode, startTransition, useContext, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { NearContext, PrintContext } from './formContext.ts'
import { watchNear } from './watchNear.ts'

interface Props {
  /** Controls in it, nested ones included: its height until it has been seen. */
  readonly weight: number
  /** The first ones are on the screen when the form opens. */
  readonly isFirst: boolean
  /** Its fields flow over the lines with those of other blocks, so it has no box of its own. */
  readonly isFlowing: boolean
  readonly children: ReactNode
}

/** A row's usual height in px. */
const ROW = 56

/**
 * A few fields of a long list. The browser lays it out, and its controls are made, when it comes near the screen or
 * something in it gets the focus: by Tab, by a link from an error, by find-in-page. Once made they stay.
 */
export default function Block({ weight, isFirst, isFlowing, children }: Props) {
  const isAround = useContext(NearContext)
  const isPrinting = useContext(PrintContext)
  const [seen, setSeen] = useState(isFirst && isAround)
  const element = useRef<HTMLDivElement>(null)
  const end = useRef<HTMLSpanElement>(null)
  const isNear = seen || isPrinting

  useEffect(() => {
    if (isNear || !element.current) return undefined
    const arrive = (isOnScreen: boolean) => {
      if (isOnScreen) setSeen(true)
      // What only may be scrolled to next must not hold up what is typed now.
      else startTransition(() => setSeen(true))
    }
    const stops = [element.current, end.current].map((each) => each && watchNear(each, arrive))
    return () => {
      for (const stop of stops) stop?.()
    }
  }, [isNear])

  const focus = ({ target }: FocusEvent) => {
    if (isNear) return
    const { id } = target
    flushSync(() => setSeen(true))
    // The control has taken the place of what was focused.
    document.getElementById(id)?.focus()
  }

  const fields = <NearContext value={isNear}>{children}</NearContext>
  if (isFlowing)
    return (
      <div className="sf-flow" onFocusCapture={focus}>
        <span ref={element} className="sf-flow-mark" />
        {fields}
        <span ref={end} className="sf-flow-mark" />
      </div>
    )
  return (
    <div
      ref={element}
      className="sf-block"
      style={{ containIntrinsicBlockSize: `auto ${weight * ROW}px` }}
      onFocusCapture={focus}
    >
      {fields}
    </div>
  )
}
