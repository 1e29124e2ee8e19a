import type { Expression } from '@shouya/forms/expression'
import type { JsonPath } from '@shouya/forms/json'
import type { ComponentType } from 'react'
import type { ValueType } from './valueType.ts'

export interface ExpressionEditorProps {
  readonly value: Expression
  readonly path: JsonPath
  /** What the place wants. */
  readonly wanted: ValueType
  /** The model of the field that it is compared with, whose options are offered as values. */
  readonly subject?: string
  readonly onChange: (value: Expression) => void
}

/** What draws one kind of expression: `Nested` draws those inside it, and comes from outside because it draws this again. */
export interface NestingProps extends ExpressionEditorProps {
  readonly Nested: ComponentType<ExpressionEditorProps>
}
