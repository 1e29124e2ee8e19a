import type { Field } from '@shouya/forms/document'
import type { FieldState } from '@shouya/forms/formState'
import type { Json } from '@shouya/forms/json'
import type { FieldNode } from '../store/fieldNode.ts'
import type { Transfer } from '../store/transfer.ts'

/** What every control takes. */
export interface ControlProps {
  readonly node: FieldNode
  readonly field: Field
  readonly value: Json
  readonly state: FieldState
  /** Of an upload: files on their way. */
  readonly transfers: readonly Transfer[]
  readonly change: (value: Json) => void
  /** For the element that takes the focus. */
  readonly input: InputProps
  readonly status: 'error' | 'warning' | undefined
  /** The id of the label, for groups that no `for` can name. */
  readonly labelledBy: string
}

export interface InputProps {
  readonly id: string
  readonly disabled: boolean
  readonly 'aria-describedby': string | undefined
  readonly 'aria-required': boolean | undefined
  readonly 'aria-invalid': boolean | undefined
  /** Where no label element stands, as in the cell of a batch. */
  readonly 'aria-label': string | undefined
}

/** The part of `input` that belongs on the element around several inputs. */
export const groupProps = ({ input, labelledBy }: ControlProps) => ({
  role: 'group',
  id: input.id,
  'aria-describedby': input['aria-describedby'],
  'aria-label': input['aria-label'],
  'aria-labelledby': input['aria-label'] === undefined ? labelledBy : undefined,
})
