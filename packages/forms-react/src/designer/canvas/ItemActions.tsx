import { CopyOutlined, DeleteOutlined, DragOutlined } from '@ant-design/icons'
import type { MouseEvent } from 'react'
import { useDesignerParts, useText } from '../DesignerContext.ts'

/**
 * Copy, delete and move at the corner of the selected field (spec 001 section 4); for the pointer, since the canvas has
 * keys for all of it.
 */
export function ItemActions({ id }: { id: string }) {
  const { store, canvas } = useDesignerParts()
  const t = useText()
  const act = (run: () => void) => (event: MouseEvent) => {
    // The canvas must not select what is being removed.
    event.stopPropagation()
    // The button may disappear with its field, and the focus would be lost; dialogs take it after that.
    canvas.current?.focus({ preventScroll: true })
    run()
  }
  return (
    <span className="fd-actions" aria-hidden>
      <button type="button" tabIndex={-1} title={`${t('move.title')} M`} onClick={act(() => store.openMenu('move'))}>
        <DragOutlined aria-hidden="true" />
      </button>
      <button type="button" tabIndex={-1} title={t('item.copy')} onClick={act(() => store.duplicate([id]))}>
        <CopyOutlined aria-hidden="true" />
      </button>
      <button type="button" tabIndex={-1} title={t('item.remove')} onClick={act(() => store.remove([id]))}>
        <DeleteOutlined aria-hidden="true" />
      </button>
    </span>
  )
}
