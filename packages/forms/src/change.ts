import type { Json } from './json.ts'

/**
 * One difference between two versions of a form. `label` names the field ('' for the form itself), `id` it in the new
 * document, or in the old one when it is gone.
 */
export type Change =
  | {
      readonly code: 'change.added' | 'change.removed'
      readonly id: string
      readonly label: string
      readonly type: string
    }
  /** Into another container, or to another place in the same one; `into` is the container's label, '' for the form. */
  | { readonly code: 'change.moved'; readonly id: string; readonly label: string; readonly into: string }
  | {
      readonly code: 'change.set'
      readonly id: string
      readonly label: string
      /** Name of the property or option as in the document. */
      readonly property: string
      readonly from: Json | undefined
      readonly to: Json | undefined
    }
  /** Of the options to choose from. */
  | {
      readonly code: 'change.optionAdded' | 'change.optionRemoved'
      readonly id: string
      readonly label: string
      readonly option: string
    }
  | {
      readonly code: 'change.optionRenamed'
      readonly id: string
      readonly label: string
      readonly from: string
      readonly to: string
    }
