import type { Kysely } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { LedgerRecord } from './ledger/ledgerRecord.ts'

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

/** Money that goes back the way on which it came, for a record. Fen. */
export type Back = {
  readonly record: LedgerRecord
  readonly amount: number
  /** What we call it towards the provider. */
  readonly refund_no: string
}

/**
 * What a payment does to records of a table, in the transaction of the payment, which has locked the record. `paid` and `mismatched`
 * answer whether the record waited for the money; else it is kept for finance, who sends it back.
 */
export type Payable = {
  /** The amount that was asked for has arrived. */
  paid(db: Kysely<DB>, received: Received, now: Date): Promise<boolean>
  /** Another amount has arrived. */
  mismatched(db: Kysely<DB>, received: Received, now: Date): Promise<boolean>
  /** The provider has paid back what it was asked to. */
  arrived(db: Kysely<DB>, back: Back, now: Date): Promise<void>
  /** The provider did not take it this time; it is asked again, under the same number. */
  notTaken?(db: Kysely<DB>, back: Back, now: Date): Promise<void>
}

export type Payables = Readonly<Record<string, Payable>>
