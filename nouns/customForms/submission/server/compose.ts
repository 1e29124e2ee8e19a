import type { FormDocument } from '@shouya/forms/document'
import type { Json } from '@shouya/forms/json'
import type { Judged } from './judge.ts'
import { chosenLabels } from './labels.ts'
import { type Secret, takeOut } from './secrets.ts'
import { summarise } from './summary.ts'

export type Composed = {
  summary: string
  data: Json
  labels: ReturnType<typeof chosenLabels>
  secrets: readonly Secret[]
}

/** What is kept of data that has been judged: the same for people's submissions and the demonstration's. */
export function composeEntry(document: FormDocument, { values, options }: Judged): Composed {
  return {
    ...takeOut(document, values),
    summary: summarise(document, values, options),
    labels: chosenLabels(document, values, options),
  }
}
