import { type FocusEvent, type ReactNode, startTransition, useContext, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { NearContext, PrintContext } from './formContext.ts'
import { watchNear } from './watchNear.ts'

interface Props {
  /** Number of controls in it, nested ones included; its estimated height depends on it. */
  readonly weight: number
  /** True for the first blocks, which are on the screen when the form opens. */
  readonly isFirst: boolean
  /** True in an inline layout: the fields flow together with those of other blocks, so the block has no box. */
  readonly isFlowing: boolean
  readonly children: ReactNode
}

/** Estimated height of a row in px. */
const ROW = 56

/**
 * A part of a long list. Its controls are mounted when it comes near the screen or when something in it gets the focus
 * (by Tab, by a link from an error, by find-in-page), and then stay mounted.
 */
export default function Block({ weight, isFirst, isFlowing, children }: Props) {
  const isAround = useContext(NearContext)
  const isPrinting = useContext(PrintContext)
  const [wasNear, setWasNear] = useState(isFirst && isAround)
  const element = useRef<HTMLDivElement>(null)
  const end = useRef<HTMLSpanElement>(null)
  const isNear = wasNear || isPrinting

  useEffect(() => {
    if (isNear || !element.current) return undefined
    const arrive = (isOnScreen: boolean) => {
      if (isOnScreen) setWasNear(true)
      // A transition, so that mounting does not delay key strokes.
      else startTransition(() => setWasNear(true))
    }
    const stops = [element.current, end.current].map((element) => element && watchNear(element, arrive))
    return () => {
      for (const stop of stops) stop?.()
    }
  }, [isNear])

  const focus = ({ target }: FocusEvent) => {
    if (isNear) return
    const { id } = target
    flushSync(() => setWasNear(true))
    // The control replaces the placeholder that had the focus.
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
