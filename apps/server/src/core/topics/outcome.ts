import { errors } from '@shouya/contract/errors'
import type { MessageKey, Params } from '@shouya/contract/messages'
import { z } from 'zod'
import { Failure } from '../failure.ts'

/** What a subscriber made: its name, a number mostly, and the page of the console that shows it. */
export type Made = { readonly name: string; readonly link: string }

/** Why a subscriber could not do its part, to be told in the reader's language. */
export type WhyNot = { readonly key: MessageKey; readonly params?: Params }

/** A failure of the catalogue says why by its message, an input that does not fit by its first place. */
export function whyNot(error: unknown): { error: string; reason: string | null } {
  if (error instanceof z.ZodError) return unfit(error)
  const text = String(error).slice(0, 500)
  if (!(error instanceof Failure)) return { error: text, reason: null }
  const { reason, params, data } = error.details
  const [first] = Array.isArray(data) ? (data as { reason: MessageKey; params?: WhyNot['params'] }[]) : []
  const told = first ?? { reason: reason ?? errors[error.name].message, params }
  const why: WhyNot = { key: told.reason, ...(told.params && { params: told.params }) }
  return { error: text, reason: JSON.stringify(why) }
}

/** What the publisher said is not what the subscriber reads: the places, as a form's author calls them. */
function unfit({ issues }: z.ZodError): { error: string; reason: string } {
  const places = issues.map(({ path }) => path.filter((step) => step !== 'data').join('.'))
  const why: WhyNot = { key: 'approval.effect.unfit', params: { fields: [...new Set(places)].slice(0, 10) } }
  return { error: `unfit: ${places.join(' ')}`.slice(0, 500), reason: JSON.stringify(why) }
}
