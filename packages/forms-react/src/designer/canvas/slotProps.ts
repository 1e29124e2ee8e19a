import type { Field } from '@shouya/forms/document'
import type { JsonPath } from '@shouya/forms/json'
import type { ComponentType } from 'react'

export interface SlotProps {
  /** The container; null is the form itself. */
  readonly parent: string | null
  readonly slot: JsonPath
  readonly axis?: 'horizontal' | 'vertical'
}

/** What draws a container: `Slot` draws the fields in it, and comes from outside because slots hold containers again. */
export interface BodyProps {
  readonly id: string
  readonly field: Field
  readonly Slot: ComponentType<SlotProps>
}
