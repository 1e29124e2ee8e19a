import type { Field } from '@shouya/forms/document'
import type { JsonPath } from '@shouya/forms/json'
import type { ComponentType } from 'react'

export interface SlotProps {
  /** The container; null for the form itself. */
  readonly parent: string | null
  readonly slot: JsonPath
  readonly axis?: 'horizontal' | 'vertical'
}

/** Props of the components for containers. `Slot` is passed in, because slots contain containers again. */
export interface BodyProps {
  readonly id: string
  readonly field: Field
  readonly Slot: ComponentType<SlotProps>
}
