import { type DragEvent, useState } from 'react'
import { menuType } from '../rules.ts'
import { dropPlace, type MenuRow, type Place, type Zone } from './menuRows.ts'

/** A drop on the middle of a group goes into it; elsewhere a drop goes before or after the target. */
function zoneOf({ currentTarget, clientY }: DragEvent<HTMLElement>, target: MenuRow): Zone {
  const { top, height } = currentTarget.getBoundingClientRect()
  const at = (clientY - top) / height
  if (target.menu_type !== menuType.group) return at < 0.5 ? 'before' : 'after'
  return at < 0.25 ? 'before' : at > 0.75 ? 'after' : 'into'
}

/** Drags rows by their handle; the arrow buttons beside it do the same from the keyboard. */
export function useMenuDrag(rows: readonly MenuRow[], move: (row: MenuRow, place: Place | undefined) => void) {
  const [dragged, setDragged] = useState<MenuRow>()
  const [over, setOver] = useState<{ id: number; zone: Zone }>()
  const end = () => {
    setDragged(undefined)
    setOver(undefined)
  }
  const handle = (row: MenuRow) => ({
    draggable: true,
    onDragStart: (event: DragEvent<HTMLElement>) => {
      event.dataTransfer.effectAllowed = 'move'
      // Firefox does not start a drag without data.
      event.dataTransfer.setData('text/plain', String(row.id))
      const line = event.currentTarget.closest('tr')
      if (line) event.dataTransfer.setDragImage(line, 16, 16)
      setDragged(row)
    },
    onDragEnd: end,
  })
  const target = (row: MenuRow) => ({
    onDragOver: (event: DragEvent<HTMLElement>) => {
      if (!dragged) return
      const zone = zoneOf(event, row)
      if (!dropPlace(rows, dragged, row, zone)) return setOver(undefined)
      event.preventDefault()
      if (over?.id !== row.id || over.zone !== zone) setOver({ id: row.id, zone })
    },
    onDrop: (event: DragEvent<HTMLElement>) => {
      event.preventDefault()
      if (dragged) move(dragged, dropPlace(rows, dragged, row, zoneOf(event, row)))
      end()
    },
  })
  const look = (row: MenuRow) => {
    if (row.id === dragged?.id) return 'menu-dragged'
    return over?.id === row.id ? `menu-drop-${over.zone}` : ''
  }
  return { handle, target, look }
}
