import type { Host } from '@shouya/forms/host'

/** What the host offers to a flow. */
export interface Offers {
  readonly topics: readonly Topic[]
  /** Sources of options whose values are ids of people. */
  readonly people: readonly string[]
  /** Sources of options whose values are ids of units. */
  readonly units: readonly string[]
  /** All values of sources that are the same for everybody, as far as the host supplies them. */
  readonly values?: Host['values']
}

/** An effect that a request may have, with the fields of the form that it reads. */
export interface Topic {
  readonly topic: string
  readonly needs: readonly TopicNeed[]
}

/**
 * What a field has to hold. `id`, `ids`: one or several choices; `moment`, `day`: a date as `YYYY-MM-DD` with or
 * without `HH:mm`; `period`: two moments; `rows`: rows with the columns.
 */
export type NeedKind = 'text' | 'number' | 'id' | 'ids' | 'day' | 'moment' | 'period' | 'rows'

/** A field by its model, at the top of the form or in a row. */
export interface TopicNeed {
  readonly model: string
  readonly is: NeedKind
  readonly columns?: readonly TopicNeed[] | undefined
}
