import type { Field } from '@shouya/forms/document'
import type { Json } from '@shouya/forms/json'

/** What an editor of an option is given. */
export interface EditorProps {
  /** Of the input, for its label. */
  readonly id: string
  readonly name: string
  readonly field: Field
  readonly value: Json | undefined
  readonly choices?: readonly string[]
  /** `undefined` takes the option away. */
  readonly onChange: (value: Json | undefined) => void
}
