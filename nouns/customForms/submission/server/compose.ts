import type { FormDocument, OptionItem, Values } from '@shouya/forms/document'
import type { Json } from '@shouya/forms/json'
import { labelOf } from '@shouya/forms/readOptions'
import { answerText } from './answerText.ts'
import { eachValue, type Placed } from './eachValue.ts'
import type { Judged } from './judge.ts'
import { chosenLabels } from './labels.ts'
import { type Secret, takeOut } from './secrets.ts'

export type Composed = {
  summary: string
  data: Json
  labels: ReturnType<typeof chosenLabels>
  secrets: readonly Secret[]
}

/** The stored parts of validated data: the same for submissions of users and of the demonstration. */
export function composeEntry(document: FormDocument, { values, options }: Judged): Composed {
  return {
    ...takeOut(document, values),
    summary: summarise(document, values, options),
    labels: chosenLabels(document, values, options),
  }
}

const ANSWERS = 3
const LONGEST_ANSWER = 60
const LONGEST = 300

const shown: ReadonlySet<string> = new Set(['text', 'number', 'choice', 'choices', 'date', 'dates', 'time'])

/**
 * The first answers of a form as text, so that rows of a list can be told apart; no sensitive values, and none that
 * need a right, since all readers see the same list.
 */
function summarise(
  document: FormDocument,
  values: Values,
  options: Readonly<Record<string, readonly OptionItem[]>>,
): string {
  const answers = eachValue(document, values)
    .filter(({ sensitive, path }) => !sensitive && path.length === 1)
    .filter(({ field }) => !field.permission && shown.has(field.kind ?? ''))
    .map((placed) => ({ label: labelOf(placed.field.field), text: textOf(placed, options) }))
    .filter(({ text }) => text !== '')
  return answers
    .slice(0, ANSWERS)
    .map(({ label, text }) => `${label} ${text}`)
    .join(' · ')
    .slice(0, LONGEST)
    .toWellFormed()
}

function textOf(placed: Placed, options: Readonly<Record<string, readonly OptionItem[]>>): string {
  const text = answerText(placed, options).replace(/\s+/g, ' ')
  return text.length > LONGEST_ANSWER ? `${text.slice(0, LONGEST_ANSWER)}…` : text
}
