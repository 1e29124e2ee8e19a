import type { Position, Refusal } from '@shouya/forms/command'
import type { FormDocument } from '@shouya/forms/document'
import type { History } from '@shouya/forms/history'
import type { Problem } from '@shouya/forms/problem'
import type { Place } from './positions.ts'

/** Where a drag would land: the edge of an element, or the end of a slot; `refused` says why it may not. */
export interface DropMark {
  readonly element: Element
  readonly edge: 'before' | 'after' | 'inside'
  readonly to: Position
  readonly refused?: Refusal
}

/** Something to say: aloud to a screen reader, and on the screen where it is a failure or a success of its own. */
export interface Notice {
  readonly text: string
  readonly tone: 'quiet' | 'success' | 'error'
}

/** Dialogs of the canvas: what to insert, where to move to, the keys. */
export type Menu = 'insert' | 'move' | 'keys'

export interface DesignerState {
  readonly history: History
  /** The document as it was last saved; another one means unsaved work. */
  readonly saved: FormDocument
  /** Ids in the order in which they were chosen; the last one is where the keyboard stands. */
  readonly selection: readonly string[]
  readonly place: Place | null
  readonly hover: string | null
  readonly drop: DropMark | null
  /** The open tab of each tabs field that is not at its first. */
  readonly openTabs: ReadonlyMap<string, number>
  readonly notice: Notice | null
  readonly menu: Menu | null
  /** What is doubtful about the form, as it was a moment ago. */
  readonly problems: readonly Problem[]
}

export const documentOf = (state: DesignerState): FormDocument => state.history.present

export const isDirty = (state: DesignerState): boolean => state.history.present !== state.saved
