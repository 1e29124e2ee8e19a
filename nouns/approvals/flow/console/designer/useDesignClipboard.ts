import type { NodeId } from '@shouya/approvals/definition'
import { type RefObject, useEffect, useEffectEvent } from 'react'
import { cardOf, isElsewhere } from './cardOf.ts'
import type { CardActions } from './useCardActions.ts'

type Doors = {
  root: RefObject<HTMLDivElement | null>
  actions: CardActions
  onRemove: (id: NodeId) => void
  onPasted: () => void
}

const names = ['copy', 'cut', 'paste'] as const

/** Nodes as text in the clipboard of the system, so that they travel into other flows. */
export function useDesignClipboard({ root, actions, onRemove, onPasted }: Doors): void {
  /** True when it was meant for the drawing. */
  const take = (clipboard: DataTransfer | null): boolean => {
    if (!root.current?.contains(document.activeElement)) return false
    if (!actions.paste(clipboard?.getData('text/plain') ?? '')) return false
    onPasted()
    return true
  }
  const give = (clipboard: DataTransfer | null, cut: boolean): boolean => {
    const id = cardOf(document.activeElement)
    // Text that somebody has marked is what they want.
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
