import type { NodeId } from '@shouya/approvals/definition'
import { type RefObject, useEffect, useEffectEvent } from 'react'
import type { Gap } from '../../flow/console/tree/FlowTree.tsx'
import { cardOf, isElsewhere } from './cardOf.ts'
import { useFlowStore } from './FlowContext.ts'
import { placesOf } from './model/places.ts'
import { neighbour, type Way } from './model/ways.ts'
import type { CardActions } from './useCardActions.ts'

type Doors = {
  root: RefObject<HTMLDivElement | null>
  actions: CardActions
  onAdd: (gap: Gap) => void
  onEnter: () => void
}

const arrows: Readonly<Record<string, Way>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
}

/** The keyboard shortcuts of the drawing; returns a function that focuses a card. */
export function useDesignKeys({ root, actions, onAdd, onEnter }: Doors): (id: NodeId | null) => void {
  const store = useFlowStore()
  // After rendering.
  const focus = (id: NodeId | null) =>
    void setTimeout(() => root.current?.querySelector<HTMLElement>(`[data-card="${id ?? ''}"]`)?.focus())

  /** True if the key was handled. */
  const onCard = (id: NodeId, event: KeyboardEvent): boolean => {
    const way = arrows[event.key]
    if (way && event.altKey) return moved(id, way)
    if (way) return goTo(neighbour(store.getState().history.present, id, way))
    if (event.key === 'Delete' || event.key === 'Backspace') return removed(id)
    if (event.key === 'F2') {
      store.select(id)
      onEnter()
      return true
    }
    if (event.key === 'Insert' || event.key === 'a') return add(id)
    return false
  }
  const moved = (id: NodeId, way: Way) => {
    actions.move(id, way)
    focus(id)
    return true
  }
  const goTo = (id: NodeId | undefined) => {
    if (id === undefined) return false
    store.select(id)
    focus(id)
    return true
  }
  const removed = (id: NodeId) => {
    const next = neighbour(store.getState().history.present, id, 'up')
    if (actions.remove(id)) goTo(next)
    return true
  }
  const add = (id: NodeId) => {
    const place = placesOf(store.getState().history.present).get(id)
    if (place?.is === 'branch') onAdd({ flow: id, at: 0 })
    else onAdd(place ? { ...place.gap, at: place.gap.at + 1 } : { flow: '', at: 0 })
    return true
  }
  const withCtrl = (key: string, shift: boolean, id: NodeId | undefined): boolean => {
    if (key === 'z' && !shift) store.undo()
    else if (key === 'y' || key === 'z') store.redo()
    else if (key === 'd' && id !== undefined) {
      actions.duplicate(id)
      focus(store.getState().selection)
    } else return false
    return true
  }
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event
    if (event.isComposing || isElsewhere(target)) return
    const id = cardOf(target)
    const ctrl = event.ctrlKey || event.metaKey
    const meant = ctrl ? withCtrl(event.key.toLowerCase(), event.shiftKey, id) : id !== undefined && onCard(id, event)
    if (meant) event.preventDefault()
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => press(event)
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
  useDesignClipboard({ root, actions, onRemove: removed, onPasted: () => focus(store.getState().selection) })
  return focus
}

type ClipboardDoors = {
  root: RefObject<HTMLDivElement | null>
  actions: CardActions
  onRemove: (id: NodeId) => void
  onPasted: () => void
}

const names = ['copy', 'cut', 'paste'] as const

/** Copies nodes as text through the system's clipboard, so that they can be pasted into other flows. */
function useDesignClipboard({ root, actions, onRemove, onPasted }: ClipboardDoors): void {
  /** True if it was handled by the drawing. */
  const take = (clipboard: DataTransfer | null): boolean => {
    if (!root.current?.contains(document.activeElement)) return false
    if (!actions.paste(clipboard?.getData('text/plain') ?? '')) return false
    onPasted()
    return true
  }
  const give = (clipboard: DataTransfer | null, cut: boolean): boolean => {
    const id = cardOf(document.activeElement)
    // If text is selected, the text is copied.
    if (id === undefined || getSelection()?.isCollapsed === false) return false
    const text = actions.nodeText(id)
    if (text === undefined) return false
    clipboard?.setData('text/plain', text)
    if (cut) onRemove(id)
    return true
  }
  const clip = useEffectEvent((event: ClipboardEvent) => {
    if (isElsewhere(event.target)) return
    const { clipboardData, type } = event
    if (type === 'paste' ? take(clipboardData) : give(clipboardData, type === 'cut')) event.preventDefault()
  })
  useEffect(() => {
    const onClip = (event: ClipboardEvent) => clip(event)
    for (const name of names) document.addEventListener(name, onClip)
    return () => {
      for (const name of names) document.removeEventListener(name, onClip)
    }
  }, [])
}
