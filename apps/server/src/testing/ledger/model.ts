import type { LedgerEvent } from '@shouya/contract/ledger'
import fc from 'fast-check'
import { type AccountName, accountTypes } from '../../core/ledger/accountTypes.ts'
import { events } from '../../core/ledger/events.ts'

/**
 * Something that happens to one agent and one member: an event with its amounts, money set aside, given back or paid out, or a reversal.
 */
export type Happening =
  | ({ readonly kind: 'post'; readonly event: LedgerEvent; readonly amounts: Readonly<Record<string, number>> } & Who)
  | ({ readonly kind: 'use'; readonly fee: number } & Who)
  | ({ readonly kind: 'setAside'; readonly amount: number } & Who)
  | ({ readonly kind: 'payAgent'; readonly goods: number; readonly commission: number } & Who)
  | ({ readonly kind: 'giveBack' | 'payOut'; readonly hold: number } & Who)
  | ({ readonly kind: 'reverse'; readonly txn: number } & Who)

/** What a happening has posted; of a reversal the amounts of the first transaction. */
export type Posted = {
  readonly event: LedgerEvent
  readonly amounts: Readonly<Record<string, number>>
  readonly who: Who
  readonly isReversal: boolean
}

type Who = { readonly agent: number; readonly member: number }

const plainEvents = Object.entries(events).filter(([, event]) => !('pays' in event)) as [
  LedgerEvent,
  (typeof events)[LedgerEvent],
][]
const amount = fc.integer({ min: 0, max: 300 })

/** Happenings of some agents and members, by index. */
export const happening = (owners: number): fc.Arbitrary<Happening> => {
  const who = { agent: fc.nat(owners - 1), member: fc.nat(owners - 1) }
  const posts = plainEvents.map(([event, { moves }]) =>
    fc.record({
      ...who,
      kind: fc.constant('post' as const),
      event: fc.constant(event),
      amounts: fc
        .record(Object.fromEntries(moves.map(([, , name]) => [name, amount])))
        .map((amounts) =>
          Object.values(amounts).some((value) => value > 0) ? amounts : { ...amounts, [moves[0][2]]: 1 },
        ),
    }),
  )
  return fc.oneof(
    { weight: 12, arbitrary: fc.oneof(...posts) },
    {
      weight: 3,
      arbitrary: fc.record({ ...who, kind: fc.constant('use' as const), fee: fc.integer({ min: 1, max: 200 }) }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        ...who,
        kind: fc.constant('setAside' as const),
        amount: fc.integer({ min: 1, max: 200 }),
      }),
    },
    {
      weight: 1,
      arbitrary: fc
        .record({ ...who, kind: fc.constant('payAgent' as const), goods: amount, commission: amount })
        .filter(({ goods, commission }) => goods + commission > 0),
    },
    {
      weight: 1,
      arbitrary: fc.record({ ...who, kind: fc.constantFrom('giveBack' as const, 'payOut' as const), hold: fc.nat(20) }),
    },
    { weight: 1, arbitrary: fc.record({ ...who, kind: fc.constant('reverse' as const), txn: fc.nat(40) }) },
  )
}

type Move = readonly [from: string, to: string, amount: number]
type Hold = { readonly member: number; readonly amount: number; open: boolean }

/** The ledger as simply as it can be said: balances in a map, one after the other. */
export class Model {
  readonly balances = new Map<string, number>()
  readonly #txns: { moves: readonly Move[]; reversed: boolean; reversal: boolean }[] = []
  readonly #holds: Hold[] = []

  /** Whether it happens; if not, nothing changes. */
  apply(happening: Happening): boolean {
    switch (happening.kind) {
      case 'post':
        return this.#move(this.#movesOf(happening.event, happening.amounts, happening))
      case 'use': {
        const gift = Math.min(happening.fee, this.#available(`gift ${happening.member}`))
        return this.#move(this.#movesOf('used', { gift, paid: happening.fee - gift }, happening))
      }
      case 'payAgent': {
        const { goods, commission } = happening
        return this.#move(this.#movesOf('agent_payout_sent', { goods, commission }, happening))
      }
      case 'setAside':
        if (this.#available(`deposit ${happening.member}`) < happening.amount) return false
        this.#holds.push({ member: happening.member, amount: happening.amount, open: true })
        return true
      case 'giveBack':
      case 'payOut': {
        const hold = this.#holds[happening.hold]
        // Giving back twice changes nothing.
        if (!hold?.open) return happening.kind === 'giveBack' && hold !== undefined
        hold.open = false
        if (happening.kind === 'giveBack') return true
        return this.#move(
          this.#movesOf('deposit_refund_sent', { amount: hold.amount }, { agent: 0, member: hold.member }),
        )
      }
      case 'reverse': {
        const txn = this.#txns[happening.txn]
        if (!txn || txn.reversed || txn.reversal) return false
        const moves = txn.moves.map(([from, to, moved]): Move => [to, from, moved])
        if (!this.#move(moves, true)) return false
        txn.reversed = true
        return true
      }
    }
  }

  /** What was posted, in whatever order it happened: balances are sums. */
  take({ event, amounts, who, isReversal }: Posted): void {
    for (const [from, to, moved] of this.#movesOf(event, amounts, who)) {
      const change = isReversal ? -moved : moved
      this.balances.set(from, (this.balances.get(from) ?? 0) - change)
      this.balances.set(to, (this.balances.get(to) ?? 0) + change)
    }
  }

  /** The number of transactions so far, and of holds: what the next one is called. */
  get counts() {
    return { txns: this.#txns.length, holds: this.#holds.length }
  }

  holdOf(index: number): Hold | undefined {
    return this.#holds[index]
  }

  frozen(member: number): number {
    return this.#holds.filter((hold) => hold.open && hold.member === member).reduce((sum, hold) => sum + hold.amount, 0)
  }

  #available(account: string): number {
    const [name, owner] = account.split(' ')
    return (this.balances.get(account) ?? 0) - (name === 'deposit' ? this.frozen(Number(owner)) : 0)
  }

  #movesOf(event: LedgerEvent, amounts: Readonly<Record<string, number>>, who: Who): Move[] {
    const named = (account: AccountName) => {
      const { owner } = accountTypes[account]
      return owner === 'platform' ? account : `${account} ${who[owner]}`
    }
    return events[event].moves.map(([from, to, name]): Move => [named(from), named(to), amounts[name] ?? 0])
  }

  #move(moves: readonly Move[], reversal = false): boolean {
    const changed = new Map<string, number>()
    for (const [from, to, moved] of moves) {
      changed.set(from, (changed.get(from) ?? 0) - moved)
      changed.set(to, (changed.get(to) ?? 0) + moved)
    }
    for (const [account, change] of changed)
      if (account.includes(' ') && this.#available(account) + change < 0) return false
    for (const [account, change] of changed) this.balances.set(account, (this.balances.get(account) ?? 0) + change)
    this.#txns.push({ moves, reversed: false, reversal })
    return true
  }
}
