import type { LedgerEvent } from '@shouya/contract/ledger'
import {
  type AccountName,
  accountTypes,
  LANES,
  type Owner,
  ownerType,
} from '@shouya/server/core/ledger/accountTypes.ts'
import { type AmountsOf, events } from '@shouya/server/core/ledger/events.ts'
import { iso } from '@shouya/server/demo/calendar.ts'

/** `ledger_hold.status`. */
const holdStatus = { open: 1, givenBack: 2, paidOut: 3 } as const

/** The record of the business. */
export type Of = { readonly table: string; readonly id: number }
type Moves = readonly (readonly [from: AccountName, to: AccountName, amount: string])[]
type Amounts = Readonly<Record<string, number>>

export type Happening<E extends LedgerEvent> = Of & {
  /** When, in milliseconds. */
  readonly at: number
  readonly event: E
  readonly part?: string
  readonly owners: { readonly [O in Exclude<Owner, 'platform'>]?: number }
  /** Those of an event that depends on what an account has are asked for when it is posted. */
  readonly amounts: AmountsOf<E> | ((available: (account: AccountName) => number) => AmountsOf<E>)
  readonly operator: { readonly id: number; readonly real_name: string } | null
  readonly memo?: string
  /** Called with the number under which it was posted, and with what was moved. */
  posted?(txnNo: string, amounts: AmountsOf<E>): void
}

/** An amount that is set aside from a moment on, until its payout if there is one. */
export type Aside = Of & {
  readonly at: number
  readonly account: AccountName
  readonly ownerId: number
  readonly amount: number
}

type Account = { readonly id: number; balance: number; frozen: number; version: number }
type Hold = {
  readonly row: { status: number; end_time: string | null }
  readonly account: Account
  readonly amount: number
}

export const accountKey = (owner: number, ownerId: number, code: number, lane = 0): string =>
  [owner, ownerId, code, lane].join(' ')
const recordKey = ({ table, id }: Of): string => `${table} ${id}`

/** Accounts in memory, as `post`, `setAside` and `giveBack` of the ledger leave them. */
export class Books {
  readonly #accountIds: ReadonlyMap<string, number>
  readonly #accounts = new Map<string, Account>()
  readonly #open = new Map<string, Hold>()
  readonly #txns: object[] = []
  readonly #entries: object[] = []
  readonly #holds: object[] = []

  /** `accountIds`: of the owners, by `accountKey`. */
  constructor(accountIds: ReadonlyMap<string, number>) {
    this.#accountIds = accountIds
  }

  rows() {
    const accounts = [...this.#accounts.values()]
    return { txns: this.#txns, entries: this.#entries, holds: this.#holds, accounts }
  }

  setAside({ at, account: name, ownerId, amount, ...record }: Aside): void {
    const account = this.#account(name, ownerId, 0)
    if (account.balance - account.frozen < amount) throw new Error(`${recordKey(record)}: too much`)
    account.frozen += amount
    const row = {
      ...{ id: this.#holds.length + 1, account_id: account.id, amount, biz_type: record.table, biz_id: record.id },
      ...{ status: holdStatus.open as number, create_time: iso(at), end_time: null as string | null },
    }
    this.#holds.push(row)
    this.#open.set(recordKey(record), { row, account, amount })
  }

  giveBack(record: Of, at: number): void {
    this.#endHold(record, holdStatus.givenBack, at)
  }

  post<E extends LedgerEvent>(happening: Happening<E>): void {
    const { event, at, table, id, part, operator } = happening
    const txnId = this.#txns.length + 1
    const accountOf = (name: AccountName): Account => {
      const { owner } = accountTypes[name]
      return owner === 'platform'
        ? this.#account(name, 0, txnId % LANES)
        : this.#account(name, happening.owners[owner] ?? 0, 0)
    }
    const amounts =
      typeof happening.amounts === 'function'
        ? happening.amounts((name) => accountOf(name).balance - accountOf(name).frozen)
        : happening.amounts
    const { moves, pays }: { moves: Moves; pays?: readonly AccountName[] } = events[event]
    if (pays) this.#endHold(happening, holdStatus.paidOut, at)
    const legs = moves.flatMap(([from, to, name]) => {
      const amount = (amounts as Amounts)[name] ?? 0
      return amount === 0
        ? []
        : [
            { name: from, direction: 1 as const, amount },
            { name: to, direction: 2 as const, amount },
          ]
    })
    if (legs.length === 0) return
    for (const [index, { name, direction, amount }] of legs.entries()) {
      const account = accountOf(name)
      account.balance += direction === 2 ? amount : -amount
      account.version++
      if (accountTypes[name].owner !== 'platform' && account.balance < account.frozen)
        throw new Error(`${event} of ${recordKey(happening)}: ${name} would be below zero`)
      this.#entries.push({
        ...{ txn_id: txnId, leg: index + 1, account_id: account.id, direction, amount, seq: account.version },
        ...{ balance_after: account.balance, occur_time: iso(at) },
      })
    }
    this.#txns.push({
      ...{ id: txnId, event, biz_type: table, biz_id: id, occur_time: iso(at), memo: happening.memo },
      idem_key: [event, table, id, ...(part ? [part] : [])].join(':'),
      ...{ operator_id: operator?.id, operator_name: operator?.real_name },
    })
    // As the column `txn_no` is generated.
    happening.posted?.(`LZ${String(txnId).padStart(12, '0')}`, amounts)
  }

  #account(name: AccountName, ownerId: number, lane: number): Account {
    const { code, owner } = accountTypes[name]
    const key = accountKey(ownerType[owner], ownerId, code, lane)
    const id = owner === 'platform' ? 9_000_000_000 + code * 100 + lane : this.#accountIds.get(key)
    if (id === undefined) throw new Error(`no account ${key}`)
    const account = this.#accounts.get(key) ?? { id, balance: 0, frozen: 0, version: 0 }
    this.#accounts.set(key, account)
    return account
  }

  #endHold(record: Of, status: number, at: number): void {
    const hold = this.#open.get(recordKey(record))
    if (!hold) throw new Error(`nothing is set aside for ${recordKey(record)}`)
    hold.account.frozen -= hold.amount
    Object.assign(hold.row, { status, end_time: iso(at) })
    this.#open.delete(recordKey(record))
  }
}
