import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import type { FlowNode, NodeId } from '@shouya/approvals/definition'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import type { Gap } from '../../flow/console/tree/FlowTree.tsx'
import { useFlowStore } from './FlowContext.ts'
import { applyCommand } from './model/applyCommand.ts'

/** Distinguishes dragged nodes from anything else dragged over the page. */
const KEY = 'shouya.flow.node'

/** Makes a node draggable by mouse; true while it is dragged. */
export function useDraggedNode(element: RefObject<HTMLElement | null>, id: NodeId | undefined): boolean {
  const [dragged, setDragged] = useState(false)
  useEffect(() => {
    const { current } = element
    if (!current || id === undefined) return
    return draggable({
      element: current,
      getInitialData: () => ({ [KEY]: id }),
      onDragStart: () => setDragged(true),
      onDrop: () => setDragged(false),
    })
  }, [element, id])
  return dragged
}

/** A place where a node can be dropped; true while a permitted node is above it. */
export function useDropGap(element: RefObject<HTMLElement | null>, gap: Gap): boolean {
  const store = useFlowStore()
  const [over, setOver] = useState(false)
  const moveTo = (id: unknown) => ({ do: 'move', id: id as FlowNode['id'], to: gap }) as const
  const canDrop = useEffectEvent(
    (id: unknown) => typeof id === 'string' && applyCommand(store.getState().history.present, moveTo(id)) !== undefined,
  )
  const drop = useEffectEvent((id: unknown) => void store.run(moveTo(id)))
  useEffect(() => {
    const { current } = element
    if (!current) return
    return dropTargetForElements({
      element: current,
      canDrop: ({ source }) => canDrop(source.data[KEY]),
      onDragEnter: () => setOver(true),
      onDragLeave: () => setOver(false),
      onDrop: ({ source }) => {
        setOver(false)
        drop(source.data[KEY])
      },
    })
  }, [element])
  return over
}
