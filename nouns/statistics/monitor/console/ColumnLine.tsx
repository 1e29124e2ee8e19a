import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'

/** Distinguishes dragged columns from anything else dragged over the page. */
const KEY = 'shouya.monitor.column'

type Props = {
  id: number
  /** The columns among which it is moved; undefined for one that the user may not move. */
  owner: number | null | undefined
  /** Another column was dropped on this one. */
  onDrop: (id: number) => void
  children: ReactNode
}

/** A line of the columns that is dragged onto the place of another one of the same owner; the buttons are the way by keyboard. */
export default function ColumnLine({ id, owner, onDrop, children }: Props) {
  const line = useRef<HTMLLIElement>(null)
  const [over, setOver] = useState(false)
  const dropped = useEffectEvent(onDrop)
  useEffect(() => {
    const element = line.current
    if (!element || owner === undefined) return undefined
    return combine(
      draggable({ element, getInitialData: () => ({ [KEY]: id, owner }) }),
      dropTargetForElements({
        element,
        canDrop: ({ source: { data } }) => typeof data[KEY] === 'number' && data[KEY] !== id && data.owner === owner,
        onDragEnter: () => setOver(true),
        onDragLeave: () => setOver(false),
        onDrop: ({ source }) => {
          setOver(false)
          dropped(source.data[KEY] as number)
        },
      }),
    )
  }, [id, owner])
  return (
    <li ref={line} data-mine={owner !== undefined || undefined} data-over={over || undefined}>
      {children}
    </li>
  )
}
