import { compile } from '@shouya/forms/compile'
import type { FormDocument, Values } from '@shouya/forms/document'
import type { Json } from '@shouya/forms/json'
import { labelOf } from '@shouya/forms/readOptions'
import type { ValueKind } from '@shouya/forms/valueKind'

/** The fields of a form whose answers can be right or wrong; files, rich text and tables cannot. */
const asked: ReadonlySet<ValueKind> = new Set(['text', 'number', 'choice', 'choices', 'flag', 'path', 'date', 'time'])

/** The questions of a form by model, with their words. */
export const questionsIn = (document: FormDocument): ReadonlyMap<string, string> =>
  new Map(
    [...compile(document).top.byModel].flatMap(([model, { field, kind }]) =>
      kind && asked.has(kind) ? [[model, labelOf(field)]] : [],
    ),
  )

/** Texts are compared without their case and spaces around them, several choices in any order. */
function same(right: Json, given: Json | undefined): boolean {
  if (Array.isArray(right)) {
    if (!Array.isArray(given) || given.length !== right.length) return false
    return right.every((each) => given.some((other) => same(each, other)))
  }
  if (typeof right === 'string' && typeof given === 'string')
    return right.trim().toLowerCase() === given.trim().toLowerCase()
  return right === given
}

/** The percent of the questions that were answered right, and the models of the others. */
export function scoreOf(right: Readonly<Record<string, Json>>, given: Values): { score: number; wrong: string[] } {
  const models = Object.keys(right)
  const wrong = models.filter((model) => !same(right[model] as Json, given[model]))
  return { score: Math.round((100 * (models.length - wrong.length)) / models.length), wrong }
}
