import type { Field, OptionItem } from '@shouya/forms/document'
import type { Json } from '@shouya/forms/json'
import type { FieldNode } from '../store/nodes.ts'
import type { Transfer } from '../store/transfer.ts'

/** Props of every control. */
export interface ControlProps {
  readonly node: FieldNode
  readonly field: Field
  readonly value: Json
  /** The options; undefined until the source is loaded. */
  readonly options: readonly OptionItem[] | undefined
  /** For an upload: running and failed transfers. */
  readonly transfers: readonly Transfer[]
  readonly change: (value: Json) => void
  /** Attributes of the element that takes the focus. */
  readonly input: InputProps
  readonly status: 'error' | 'warning' | undefined
  /** Element id of the label, for groups, which `for` cannot refer to. */
  readonly labelledBy: string
}

export interface InputProps {
  readonly id: string
  readonly disabled: boolean
  readonly 'aria-describedby': string | undefined
  readonly 'aria-required': boolean | undefined
  readonly 'aria-invalid': boolean | undefined
  /** Set where there is no label element, as in the cell of a batch. */
  readonly 'aria-label': string | undefined
}

/** The attributes of `input` for the element around a group of inputs. */
export const groupProps = ({ input, labelledBy }: ControlProps) => ({
  role: 'group',
  id: input.id,
  'aria-describedby': input['aria-describedby'],
  'aria-label': input['aria-label'],
  'aria-labelledby': input['aria-label'] === undefined ? labelledBy : undefined,
})
