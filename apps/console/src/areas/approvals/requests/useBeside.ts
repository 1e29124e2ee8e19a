import { Grid } from 'antd'
import { type KeyboardEvent, type MouseEvent, useState } from 'react'
import type { InboxRow } from './taskRows.ts'

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }
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
  const props = {
    onClick({ target }: MouseEvent) {
      const key = (target as Element).closest('tr[data-row-key]')?.getAttribute('data-row-key')
      if (key) choose(Number(key))
    },
    onKeyDown(event: KeyboardEvent) {
      const step = steps[event.key]
      const next = step === undefined || !row ? undefined : rows[at + step]
      if (!next || (event.target as Element).closest(typing)) return
      event.preventDefault()
      choose(next.id)
      // The focus goes along, so that the next key opens or chooses what is shown.
      event.currentTarget.querySelector<HTMLElement>(`tr[data-row-key="${next.id}"] .reg-link`)?.focus()
    },
  }
  return { row, props: xl ? props : {} }
}
