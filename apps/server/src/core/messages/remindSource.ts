import type { Params } from '@shouya/contract/messages'
import type { RemindCode } from '@shouya/contract/reminders'
import type { Kysely } from 'kysely'
import type { DB } from '../../db/schema.gen.ts'

/** An open record of which a rule may remind. */
export type DueRecord = {
  readonly id: number
  /** Null: it belongs to no unit, as a certificate of a company does. */
  readonly unit: number | null
  /** The moment that the rule counts from, in milliseconds. */
  readonly due: number
  readonly params: Params
  /** Path in the console with its query. */
  readonly link: string
  /** Whom the record itself names. */
  readonly receivers: readonly (number | null)[]
  readonly level: 1 | 2 | 3
}

/** Open records that are due between two moments. */
export type DueQuery = {
  readonly from: Date
  readonly to: Date
  /** Triggers 1 and 2: of one type of task; null: of all. */
  readonly taskCode: string | null
  /** Only records of these units; null: all. Sources whose records have no unit do not read it. */
  readonly units: readonly number[] | null
  readonly limit: number
  readonly now: Date
}

/** The records of a trigger (dictionary remind_trigger), as the noun that has them lists them. */
export type RemindSource = {
  readonly trigger: number
  /** The delivered reminder whose variables and standard words they have. */
  readonly code: RemindCode
  readonly table: string
  /** Whoever may query this sees records of their scope in a preview; null: only those who are reminded of them. */
  readonly permission: string | null
  /** The latest first. */
  rows(db: Kysely<DB>, query: DueQuery): Promise<DueRecord[]>
}
