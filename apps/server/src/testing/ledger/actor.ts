import type { LedgerEvent } from '@shouya/contract/ledger'
import { type Kysely, sql } from 'kysely'
import { Failure } from '../../core/failure.ts'
import { accountTypes } from '../../core/ledger/accountTypes.ts'
import { giveBack, setAside } from '../../core/ledger/hold.ts'
import { openAccounts } from '../../core/ledger/openAccounts.ts'
import { type Posting, post } from '../../core/ledger/post.ts'
import { reverse } from '../../core/ledger/reverse.ts'
import type { DB } from '../../db/schema.gen.ts'
import type { Unscoped } from '../../db/scope.ts'
import type { Happening, Posted } from './model.ts'

/** Ids of agents and members of a run: high ones, so that runs do not share them. */
let lastOwner = 1_000_000

type Held = { readonly id: number; readonly member: number; readonly amount: number }

/** The ledger itself, told the same happenings as the model. */
export class Actor {
  readonly #db: Kysely<DB>
  readonly #owners: readonly number[]
  readonly #txns: (Posted & { readonly id: number })[] = []
  readonly #holds: Held[] = []
  /** What was posted, in the order of the commits as they were heard of. */
  readonly posted: readonly Posted[] = this.#txns
  static #lastRecord = 0

  private constructor(db: Kysely<DB>, owners: readonly number[]) {
    this.#db = db
    this.#owners = owners
  }

  static async open(db: Kysely<DB>, count: number): Promise<Actor> {
    const owners = Array.from({ length: count }, () => ++lastOwner)
    const unscoped = db as unknown as Kysely<Unscoped>
    await openAccounts(unscoped, 'agent', owners, new Date())
    await openAccounts(unscoped, 'member', owners, new Date())
    return new Actor(db, owners)
  }

  /** Whether it happened; refusals are told apart from faults. */
  async apply(happening: Happening): Promise<boolean> {
    const at = new Date()
    // What others do next with what this one has made: once it is committed.
    const known: (() => void)[] = []
    try {
      const happened = await this.#db.transaction().execute(async (transaction) => {
        const db = transaction as unknown as Kysely<Unscoped>
        const record = { table: 'test', id: ++Actor.#lastRecord }
        switch (happening.kind) {
          case 'post':
            return this.#posted(db, known, { ...happening, record })
          case 'use':
            return this.#posted(db, known, {
              ...{ ...happening, event: 'used', record },
              amounts: (available: (account: 'gift') => number) => {
                const gift = Math.min(happening.fee, available('gift'))
                return { gift, paid: happening.fee - gift }
              },
            })
          case 'payAgent': {
            const { goods, commission, agent } = happening
            const ownerId = this.#owners[agent] as number
            const aside = { goods, commission }
            for (const account of ['goods', 'commission'] as const)
              if (aside[account] > 0) await setAside(db, { account, ownerId, amount: aside[account], record }, at)
            return this.#posted(db, known, { ...happening, event: 'agent_payout_sent', record, amounts: aside })
          }
          case 'setAside': {
            const { amount, member } = happening
            await setAside(db, { account: 'deposit', ownerId: this.#owners[member] as number, amount, record }, at)
            known.push(() => this.#holds.push({ id: record.id, member, amount }))
            return true
          }
          case 'giveBack':
          case 'payOut': {
            const hold = this.#holds[happening.hold]
            if (!hold) return false
            const held = { table: 'test', id: hold.id }
            if (happening.kind === 'payOut')
              return this.#posted(db, known, {
                ...{ agent: 0, member: hold.member, event: 'deposit_refund_sent', record: held },
                amounts: { amount: hold.amount },
              })
            await giveBack(db, held, at)
            return true
          }
          case 'reverse': {
            const first = this.#txns[happening.txn]
            if (!first) return false
            const { id } = await reverse(db, { txnId: first.id, operator: null, memo: 'test' }, at)
            known.push(() => this.#txns.push({ ...first, id, isReversal: true }))
            return true
          }
        }
      })
      for (const tell of known) tell()
      return happened
    } catch (error) {
      if (error instanceof Failure && ['Insufficient', 'WrongState'].includes(error.name)) return false
      throw error
    }
  }

  async #posted(
    db: Kysely<Unscoped>,
    known: (() => void)[],
    order: {
      event: LedgerEvent
      record: { table: string; id: number }
      amounts: unknown
      agent: number
      member: number
    },
  ): Promise<boolean> {
    const owners = { agent: this.#owners[order.agent], member: this.#owners[order.member] }
    const { event, record, agent, member } = order
    let moved = order.amounts as Posted['amounts']
    // Those that depend on what the accounts have are known once they are locked.
    const { amounts: of } = order
    const amounts = typeof of === 'function' ? (available: (account: 'gift') => number) => (moved = of(available)) : of
    const txn = await post(
      db,
      { event, record, amounts, owners, operator: null } as unknown as Posting<'used'>,
      new Date(),
    )
    if (txn.repeated) return false
    known.push(() => this.#txns.push({ id: txn.id, event, amounts: moved, who: { agent, member }, isReversal: false }))
    return true
  }

  /** Balances by the names of the model; control accounts as what they changed by since `before`. */
  async balances(before: ReadonlyMap<string, number>): Promise<Map<string, number>> {
    const { rows } = await sql<{ account_type: number; owner_id: number; balance: number }>`
      select account_type, owner_id, sum(balance)::bigint as balance from ledger_account
      where owner_id = 0 or owner_id = any(${this.#owners}::bigint[]) group by 1, 2`.execute(this.#db)
    const nameOf = (code: number) => Object.entries(accountTypes).find(([, type]) => type.code === code)?.[0]
    return new Map(
      rows
        .map(({ account_type, owner_id, balance }): [string, number] => {
          const owner = this.#owners.indexOf(owner_id)
          const name = owner < 0 ? `${nameOf(account_type)}` : `${nameOf(account_type)} ${owner}`
          return [name, balance - (before.get(name) ?? 0)]
        })
        .filter(([, balance]) => balance !== 0),
    )
  }
}
