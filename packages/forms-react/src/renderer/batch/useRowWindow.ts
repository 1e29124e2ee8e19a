import { useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useCallback, useContext, useMemo } from 'react'
import { type FormMode, PrintContext } from '../formContext.ts'
import type { ScopeNode } from '../store/nodes.ts'

/** Up to this number all rows are mounted; virtualised rows escape find-in-page and need a scroll bar. */
const MOST_DRAWN = 40

/** Estimated height of a row in px, until it is measured. */
const HEIGHT = 57

interface RowWindow {
  readonly isOn: boolean
  readonly shown: readonly { readonly row: ScopeNode; readonly index: number }[]
  /** Height in px of the unmounted rows above and below. */
  readonly before: number
  readonly after: number
  readonly reveal: (index: number) => void
  readonly measure: ((element: Element | null) => void) | undefined
}

/** Selects the rows of a batch to mount: the visible ones of a long batch, all in print. */
export function useRowWindow(
  frame: RefObject<HTMLElement | null>,
  rows: readonly ScopeNode[],
  mode: FormMode,
): RowWindow {
  const isPrinting = useContext(PrintContext)
  const isOn = rows.length > MOST_DRAWN && mode !== 'print' && !isPrinting
  const virtualizer = useVirtualizer({
    count: rows.length,
    enabled: isOn,
    getScrollElement: () => frame.current,
    estimateSize: () => HEIGHT,
    getItemKey: (index) => rows[index]?.key ?? index,
    overscan: 6,
    // The size of the frame before the first measurement.
    initialRect: { width: 800, height: 480 },
  })
  const allRows = useMemo(() => rows.map((row, index) => ({ row, index })), [rows])
  const reveal = useCallback(
    (index: number) => {
      if (isOn) virtualizer.scrollToIndex(index, { align: 'center' })
    },
    [isOn, virtualizer],
  )
  if (!isOn) return { isOn, shown: allRows, before: 0, after: 0, reveal, measure: undefined }
  const items = virtualizer.getVirtualItems()
  return {
    isOn,
    shown: items.flatMap(({ index }) => allRows[index] ?? []),
    before: items[0]?.start ?? 0,
    after: virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0),
    reveal,
    measure: virtualizer.measureElement,
  }
}
