import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { type MouseEvent, type RefObject, useEffect, useRef } from 'react'
import { useDesigner, useStore } from '../DesignerContext.ts'
import { asRecord } from '../dnd/dragData.ts'
import type { BodyProps } from './slotProps.ts'
import { useSlots } from './useSlots.ts'

/** The labels of the tabs, for the pointer (keys: [ and ]), and the content of the open one. */
export function TabsBody({ id, field, Slot }: BodyProps) {
  const slots = useSlots(field)
  const open = useDesigner(({ openTabs }) => openTabs.get(id) ?? 0)
  const shown = slots[open] ?? slots[0]
  return (
    <div className="fd-tabs" data-position={String(field.options?.tabPosition ?? 'top')}>
      <div className="fd-tab-labels" aria-hidden>
        {slots.map((slot, column) => (
          <TabLabel
            key={slot.join()}
            id={id}
            column={column}
            label={String(field.columns?.[column]?.label ?? '')}
            isOpen={slot === shown}
          />
        ))}
      </div>
      {shown && <Slot key={shown.join()} parent={id} slot={shown} />}
    </div>
  )
}

interface TabLabelProps {
  readonly id: string
  readonly column: number
  readonly label: string
  readonly isOpen: boolean
}

function TabLabel({ id, column, label, isOpen }: TabLabelProps) {
  const button = useRef<HTMLButtonElement>(null)
  const store = useStore()
  useSpringOpen(button, id, column)
  const onClick = (event: MouseEvent) => {
    event.stopPropagation()
    store.openTab(id, column)
    store.select(id)
  }
  return (
    <button ref={button} type="button" tabIndex={-1} className={isOpen ? 'is-open' : ''} onClick={onClick}>
      {label}
    </button>
  )
}

/** Milliseconds over a tab's label before the tab opens. */
const SPRING = 500

/** Opens a tab while a drag rests on its label; a drop there goes into the tab. */
function useSpringOpen(ref: RefObject<HTMLElement | null>, id: string, column: number): void {
  const store = useStore()
  useEffect(() => {
    if (!ref.current) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = () => clearTimeout(timer)
    const remove = dropTargetForElements({
      element: ref.current,
      getData: () => asRecord({ over: 'slot', parent: id, slot: ['columns', column, 'list'] }),
      onDragEnter: () => {
        timer = setTimeout(() => store.openTab(id, column), SPRING)
      },
      onDragLeave: stop,
      onDrop: stop,
    })
    return () => {
      stop()
      remove()
    }
  }, [ref, id, column, store])
}
