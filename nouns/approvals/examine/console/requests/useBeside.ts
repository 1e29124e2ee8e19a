import { Grid } from 'antd'
import { type KeyboardEvent, type MouseEvent, useState } from 'react'
import type { InboxRow } from './taskRows.ts'

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }
const pressed = 'a, button, input, label'
const typing = 'input:not([type="checkbox"]), textarea, select, [contenteditable], [role="combobox"], .req-beside'

/**
 * The row that stands beside the list where there is room for it: the first, the one that was clicked, or the one that the
 * arrow keys lead to from there.
 */
export function useBeside(rows: readonly InboxRow[]) {
  const { xl } = Grid.useBreakpoint()
  const [chosen, choose] = useState<number>()
  const at = Math.max(
    0,
    rows.findIndex(({ id }) => id === chosen),
  )
  const row = xl ? rows[at] : undefined
  const focus = (list: Element, id: number) =>
    list.querySelector<HTMLElement>(`tr[data-row-key="${id}"] .reg-link`)?.focus()
  const props = {
    onClick({ target, currentTarget }: MouseEvent) {
      const key = (target as Element).closest('tr[data-row-key]')?.getAttribute('data-row-key')
      if (!key) return
      choose(Number(key))
      // A click on mere text leaves the focus outside of the list, where the arrow keys would not be heard.
      if (!(target as Element).closest(pressed)) focus(currentTarget, Number(key))
    },
    onKeyDown(event: KeyboardEvent) {
      const step = steps[event.key]
      const next = step === undefined || !row ? undefined : rows[at + step]
      if (!next || (event.target as Element).closest(typing)) return
      event.preventDefault()
      choose(next.id)
      // The focus goes along, so that the next key opens or chooses what is shown.
      focus(event.currentTarget, next.id)
    },
  }
  return { row, props: xl ? props : {} }
}
