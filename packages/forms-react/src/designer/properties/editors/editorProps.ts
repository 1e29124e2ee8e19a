import type { Field } from '@shouya/forms/document'
import type { Json } from '@shouya/forms/json'

/** Props of an option's editor. */
export interface EditorProps {
  /** Element id of the input, for its label. */
  readonly id: string
  readonly name: string
  readonly field: Field
  readonly value: Json | undefined
  readonly choices?: readonly string[]
  /** `undefined` removes the option. */
  readonly onChange: (value: Json | undefined) => void
}
