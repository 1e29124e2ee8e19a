import type { Position, Refusal } from '@shouya/forms/command'
import type { FormDocument } from '@shouya/forms/document'
import type { History } from '@shouya/forms/history'
import type { Problem } from '@shouya/forms/problem'
import type { Place } from './positions.ts'

/** The position of a drop: the edge of an element or the end of a slot; `refused`: why it is not allowed. */
export interface DropMark {
  readonly element: Element
  readonly edge: 'before' | 'after' | 'inside'
  readonly to: Position
  readonly refused?: Refusal
}

/** A message: read out by screen readers, and shown if it is a failure or a success of its own. */
export interface Notice {
  readonly text: string
  readonly tone: 'quiet' | 'success' | 'error'
}

/** Dialogs of the canvas: insert, move, keys. */
export type Menu = 'insert' | 'move' | 'keys'

export interface DesignerState {
  readonly history: History<FormDocument>
  /** The document as last saved; a different one means unsaved work. */
  readonly saved: FormDocument
  /** Ids in the order of selection; the last one is active for the keyboard. */
  readonly selection: readonly string[]
  readonly place: Place | null
  readonly hover: string | null
  readonly drop: DropMark | null
  /** The open tab of each tabs field that is not at its first. */
  readonly openTabs: ReadonlyMap<string, number>
  readonly notice: Notice | null
  readonly menu: Menu | null
  /** The problems of the form as of the last inspection. */
  readonly problems: readonly Problem[]
}

export const documentOf = (state: DesignerState): FormDocument => state.history.present

export const isDirty = (state: DesignerState): boolean => state.history.present !== state.saved
