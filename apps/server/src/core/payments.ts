import type { Kysely } from 'kysely'
import type { DB } from '../db/schema.gen.ts'

/** A payment through a provider that has arrived for a record. Fen. */
export type Received = {
  readonly id: number
  readonly pay_no: string
  readonly biz_id: number
  readonly provider: string
  readonly amount: number
  readonly trade_no: string
  readonly paid_amount: number
  readonly pay_time: Date
}

/**
 * What a payment does to records of a table, in the transaction of the payment, which has locked the record. Both answer whether the
 * record waited for the money; else it is kept for finance, who sends it back.
 */
export type Payable = {
  /** The amount that was asked for has arrived. */
  paid(db: Kysely<DB>, received: Received, now: Date): Promise<boolean>
  /** Another amount has arrived. */
  mismatched(db: Kysely<DB>, received: Received, now: Date): Promise<boolean>
}

export type Payables = Readonly<Record<string, Payable>>
