import type { Host } from '@shouya/forms/host'

/** What the host has for a flow. */
export interface Offers {
  readonly topics: readonly Topic[]
  /** Sources of options whose values are ids of people. */
  readonly people: readonly string[]
  /** The same of units. */
  readonly units: readonly string[]
  /** All values of sources that are the same for everybody, where the host says them. */
  readonly values?: Host['values']
}

/** What a request may set going, with the fields that it reads of the request's form. */
export interface Topic {
  readonly topic: string
  readonly needs: readonly TopicNeed[]
}

/**
 * What a field has to hold. `id`, `ids`: one or several choices; `moment`, `day`: a date as `YYYY-MM-DD` with or without
 * `HH:mm`; `period`: two moments; `rows`: rows that have the columns.
 */
export type NeedKind = 'text' | 'number' | 'id' | 'ids' | 'day' | 'moment' | 'period' | 'rows'

/** A field by its model, at the top of the form or of a row. */
export interface TopicNeed {
  readonly model: string
  readonly is: NeedKind
  readonly columns?: readonly TopicNeed[] | undefined
}
