import type { Params } from '@shouya/contract/messages'
import type { RemindCode } from '@shouya/contract/reminders'

/** A reminder as whoever sends it has it. */
export type Remind = {
  /** A reminder of the product, or a rule that somebody made: their codes are written large. */
  code: RemindCode | Uppercase<string>
  /** Whom the record itself names; a rule may add others. */
  receivers: readonly number[]
  params: Params
  /** Path in the console with its query. */
  link: string | null
  table: string
  id: number
  /** The receivers are those of its rule already. */
  chosen?: true
  /** The unit of the record, where its table does not say it. */
  unit?: number
  /**
   * The action that it reports, by its number in the record's history; without it, the reminder is one that a job
   * repeats every hour.
   */
  act?: number | string
  /** 1 normal, 2 important, 3 urgent. */
  level: 1 | 2 | 3
}
