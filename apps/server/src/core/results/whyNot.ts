import { type Lang, message } from '@shouya/contract/messages'
import type { Failure } from '../failure.ts'
import { issues } from '../parse.ts'

/** Why a record of several was refused, as a text: a list of results has no fields at which faults could be shown. */
export function whyNot(lang: Lang, failure: Failure): string {
  const { data } = failure.details
  if (!Array.isArray(data)) return failure.text(lang)
  return [...new Set(issues(data, lang).map((issue) => issue.message))].join(message(lang, 'text.apart'))
}
