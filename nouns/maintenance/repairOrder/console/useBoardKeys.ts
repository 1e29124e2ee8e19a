import type { KeyboardEvent } from 'react'
import { type BoardState, boardStates } from './board.ts'
import type { RepairRow } from './repairList.ts'

type Column = { state: BoardState; rows: readonly RepairRow[] }

const sideways: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowRight: 1 }
const along: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 }

const focus = (board: Element, column: number, index: number) =>
  board.querySelector<HTMLElement>(`[data-column="${column}"][data-index="${index}"]`)?.focus()

/** The next column in a direction that has cards; -1 where there is none. */
function besides(columns: readonly Column[], from: number, step: -1 | 1): number {
  const order = step === 1 ? columns.slice(from + 1) : columns.slice(0, from).toReversed()
  const found = order.find(({ rows }) => rows.length > 0)
  return found ? columns.indexOf(found) : -1
}

/** The arrows walk from card to card; with Shift, left and right move the card to the neighbouring state. */
export function useBoardKeys(columns: readonly Column[], moveTo: (row: RepairRow, state: BoardState) => void) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const { column, index } = (event.target as HTMLElement).dataset
    const aside = sideways[event.key]
    const further = along[event.key]
    if (column === undefined || index === undefined || (!aside && !further)) return
    event.preventDefault()
    const [at, row] = [Number(column), Number(index)]
    if (further) return focus(event.currentTarget, at, row + further)
    if (!aside) return
    if (!event.shiftKey) {
      const next = besides(columns, at, aside)
      return focus(event.currentTarget, next, Math.min(row, (columns[next]?.rows.length ?? 1) - 1))
    }
    const card = columns[at]?.rows[row]
    const state = boardStates[at + aside]
    if (card && state) moveTo(card, state)
  }
}
