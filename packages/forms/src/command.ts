import type { Field, FormDocument } from './document.ts'
import type { Json, JsonPath } from './json.ts'
import type { Fix } from './problem.ts'
import type { TextKey, TextParams } from './texts.ts'

/** A place for a field: in `slot` of the field `parent` (`['list']`, `['columns', 1, 'list']` ...), before `index`. */
export interface Position {
  /** null is the form itself, whose slot is `['list']`. */
  readonly parent: string | null
  readonly slot: JsonPath
  /** 0 to the length of the slot; beyond: at its end. */
  readonly index: number
}

/**
 * All that can be done to a document; fields are named by their id. `stamp` is the host's clock in milliseconds, of which
 * new keys are made.
 */
export type Command =
  /** Puts in copies of fields: keys that are taken are made anew, and models with them. */
  | { readonly type: 'add'; readonly fields: readonly Field[]; readonly to: Position; readonly stamp: number }
  | { readonly type: 'move'; readonly ids: readonly string[]; readonly to: Position }
  /** Right behind the original, with all that is in it. */
  | { readonly type: 'copy'; readonly id: string; readonly stamp: number }
  | { readonly type: 'remove'; readonly ids: readonly string[] }
  /** Of several fields at once (programs hide a hundred). `undefined` takes the option, or the property, away. */
  | {
      readonly type: 'setOption'
      readonly ids: readonly string[]
      readonly option: string
      readonly value: Json | undefined
    }
  | { readonly type: 'setProperty'; readonly id: string; readonly property: Property; readonly value: Json | undefined }
  | { readonly type: 'setConfig'; readonly property: string; readonly value: Json | undefined }
  /** Label columns of 24 at every breakpoint; the input gets the rest. */
  | { readonly type: 'setLabelColumns'; readonly columns: number }
  | ColumnCommand
  | TableCommand
  /** Replaces the whole form; fields without a key of their own get one. */
  | { readonly type: 'import'; readonly document: FormDocument }
  | { readonly type: 'reset' }
  | { readonly type: 'fix'; readonly fix: Fix }
  /** Several as one step: all of them, or none. */
  | { readonly type: 'all'; readonly commands: readonly Command[] }

/** What of a field itself may be set. Its type and its children change by other commands. */
export type Property = 'label' | 'model' | 'help' | 'rules' | 'logic' | 'prefix' | 'suffix'

/** Tabs and grids. The content of a column that is removed moves into its neighbour. */
export type ColumnCommand =
  | { readonly type: 'addColumn'; readonly id: string; readonly column: Json }
  | { readonly type: 'removeColumn'; readonly id: string; readonly index: number }
  | { readonly type: 'moveColumn'; readonly id: string; readonly index: number; readonly to: number }
  | {
      readonly type: 'setColumn'
      readonly id: string
      readonly index: number
      readonly property: 'value' | 'label' | 'span'
      readonly value: Json
    }

/**
 * A table's cells, by the row and column that one sees (merged cells count as they lie). Insert puts the new line before
 * that number.
 */
export interface TableCommand {
  readonly type: 'mergeDown' | 'mergeRight' | 'split' | 'insertRow' | 'insertColumn' | 'deleteRow' | 'deleteColumn'
  readonly id: string
  readonly row: number
  readonly column: number
}

/** The new document; or the old one, with the reason why nothing was done. */
export interface Applied {
  readonly document: FormDocument
  /** The field to select now: what was added or moved, or the neighbour of what was removed. */
  readonly select: string | null
  readonly refused?: Refusal
}

export interface Refusal {
  readonly code: TextKey
  readonly params: TextParams
}
