import type { Field, FormDocument } from './document.ts'
import type { Json, JsonPath } from './json.ts'
import type { Fix } from './problem.ts'
import type { TextKey, TextParams } from './texts.ts'

/** A place for a field: in `slot` of the field `parent` (`['list']`, `['columns', 1, 'list']` ...), before `index`. */
export interface Position {
  /** null is the form itself, whose slot is `['list']`. */
  readonly parent: string | null
  readonly slot: JsonPath
  /** 0 to the length of the slot; a larger index means the end. */
  readonly index: number
}

/**
 * Every change of a document; fields are named by their id. `stamp` is the host's clock in milliseconds, from which new
 * keys are made.
 */
export type Command =
  /** Inserts copies of fields: keys that are already used are replaced by new ones, and so are the models. */
  | { readonly type: 'add'; readonly fields: readonly Field[]; readonly to: Position; readonly stamp: number }
  | { readonly type: 'move'; readonly ids: readonly string[]; readonly to: Position }
  /** Inserts the copy directly after the original, with its children. */
  | { readonly type: 'copy'; readonly id: string; readonly stamp: number }
  | { readonly type: 'remove'; readonly ids: readonly string[] }
  /** Sets an option or property of several fields at once (programs hide a hundred). `undefined` removes it. */
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
  /** Replaces the whole form; fields without a key get a new one. */
  | { readonly type: 'import'; readonly document: FormDocument }
  | { readonly type: 'reset' }
  | { readonly type: 'fix'; readonly fix: Fix }
  /** Several commands as one step: all are applied, or none. */
  | { readonly type: 'all'; readonly commands: readonly Command[] }

/** The properties of a field that can be set. Its type and its children change by other commands. */
export type Property = 'label' | 'model' | 'help' | 'rules' | 'logic' | 'prefix' | 'suffix'

/** Changes tabs and grids. The content of a removed column moves into its neighbour. */
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
 * Changes a table's cells, addressed by visible row and column (a merged cell by its top left place). Insert puts the
 * new line before that index.
 */
export interface TableCommand {
  readonly type: 'mergeDown' | 'mergeRight' | 'split' | 'insertRow' | 'insertColumn' | 'deleteRow' | 'deleteColumn'
  readonly id: string
  readonly row: number
  readonly column: number
}

/** The new document; or the old one with the reason for the refusal. */
export interface Applied {
  readonly document: FormDocument
  /** The field to select next: what was added or moved, or the neighbour of what was removed. */
  readonly select: string | null
  readonly refused?: Refusal
}

export interface Refusal {
  readonly code: TextKey
  readonly params: TextParams
}
