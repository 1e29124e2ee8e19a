import { useLayoutEffect, useRef } from 'react'
import { useDesigner } from '../DesignerContext.ts'
import type { DropMark } from '../store/designerState.ts'

/** A line at the drop position, or a frame around an empty slot. Nothing else moves. */
export function DropIndicator() {
  const mark = useDesigner((state) => state.drop)
  const line = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = line.current
    const holder = element?.offsetParent
    if (!mark || !element || !holder) return
    const outer = holder.getBoundingClientRect()
    const box = placeOf(mark)
    element.style.left = `${box.left - outer.left + holder.scrollLeft}px`
    element.style.top = `${box.top - outer.top + holder.scrollTop}px`
    element.style.width = `${box.width}px`
    element.style.height = `${box.height}px`
  }, [mark])
  if (!mark) return null
  const frame = mark.edge === 'inside' && mark.element.childElementCount <= 1
  return <div ref={line} className={`fd-drop${frame ? ' is-frame' : ''}${mark.refused ? ' is-refused' : ''}`} />
}

const THICK = 2

function placeOf({ element, edge }: DropMark) {
  const { left, top, right, bottom, width, height } = element.getBoundingClientRect()
  if (edge === 'inside')
    return element.childElementCount > 1
      ? { left, top: bottom - THICK, width, height: THICK }
      : { left, top, width, height }
  const isRow = (element as HTMLElement).dataset.axis === 'horizontal'
  const start = edge === 'before'
  return isRow
    ? { left: (start ? left : right) - THICK / 2, top, width: THICK, height }
    : { left, top: (start ? top : bottom) - THICK / 2, width, height: THICK }
}
