import { errors } from '@shouya/contract/errors'
import type { MessageKey, Params } from '@shouya/contract/messages'
import { z } from 'zod'
import { Failure } from '../failure.ts'

/** What a subscriber made: its name, usually a number, and the page of the console that shows it. */
export type Made = { readonly name: string; readonly link: string }

/** Why a subscriber failed, as a text to be translated for the reader. */
export type WhyNot = { readonly key: MessageKey; readonly params?: Params }

/** The reason of a failure: its message, or for invalid input its first issue. */
export function whyNot(error: unknown): { error: string; reason: string | null } {
  if (error instanceof z.ZodError) return unfit(error)
  const text = String(error).slice(0, 500)
  if (!(error instanceof Failure)) return { error: text, reason: null }
  const { reason, params, data } = error.details
  const [first] = Array.isArray(data) ? (data as { reason: MessageKey; params?: WhyNot['params'] }[]) : []
  const cause = first ?? { reason: reason ?? errors[error.name].message, params }
  const whyNot: WhyNot = { key: cause.reason, ...(cause.params && { params: cause.params }) }
  return { error: text, reason: JSON.stringify(whyNot) }
}

/** The payload does not fit the subscriber's schema: the fields, under the names of the form's author. */
function unfit({ issues }: z.ZodError): { error: string; reason: string } {
  const places = issues.map(({ path }) => path.filter((step) => step !== 'data').join('.'))
  const whyNot: WhyNot = { key: 'effect.refused.unfit', params: { fields: [...new Set(places)].slice(0, 10) } }
  return { error: `unfit: ${places.join(' ')}`.slice(0, 500), reason: JSON.stringify(whyNot) }
}
