import type { ProviderName } from '../../noun.ts'

/** What the payer is asked for. */
export type Asked = {
  readonly payNo: string
  /** Fen. */
  readonly amount: number
  readonly subject: string
  readonly expireTime: Date
}

/** What the payer has paid. */
export type Paid = { readonly payNo: string; readonly tradeNo: string; readonly amount: number; readonly time: Date }

export type Back = {
  readonly payNo: string
  /** The same of every try, so that money goes back once. */
  readonly refundNo: string
  readonly amount: number
  /** What was paid in all. */
  readonly total: number
}

/** A call from outside: header names in small letters, the body as it came. */
export type Incoming = {
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly body: string
  readonly now: Date
}

/**
 * What a call says. `paid` null: it is the provider's, but says nothing of a payment; unreadable: it cannot be decrypted, or is not as the
 * provider describes it.
 */
export type Verdict =
  | { readonly verified: false }
  | { readonly verified: true; readonly paid: Paid | null | 'unreadable' }

/** underWay: the provider has taken the refund, but the payer does not have it yet; failed: nothing goes back by itself. */
export type RefundState = 'arrived' | 'underWay' | 'failed'

/** Somebody through whom people pay. Its calls throw a `Failure` where the provider refuses or does not answer. */
export type Provider = {
  readonly name: ProviderName
  /** What the payer scans or opens. */
  open(asked: Asked): Promise<string>
  /** Whether a call is the provider's own, and what it says. Never throws. */
  read(incoming: Incoming): Verdict
  /** What it knows of a payment whose call may have got lost. */
  query(payNo: string): Promise<Paid | null>
  /** Pays back; a repeat under the same number changes nothing. */
  refund(back: Back): Promise<RefundState>
  /** What has become of a refund that it has taken. */
  queryRefund(back: Pick<Back, 'payNo' | 'refundNo'>): Promise<RefundState>
  /** What it wants to hear after a call; not ok: it calls again. */
  answer(ok: boolean): { readonly status: number; readonly type: string; readonly body: string }
}
