import type { typeOfKind } from '@shouya/forms/checkExpression'

/** What the engine's expressions yield. */
export type ValueType = ReturnType<typeof typeOfKind>
