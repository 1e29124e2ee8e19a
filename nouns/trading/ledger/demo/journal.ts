import type { LedgerEvent } from '@shouya/contract/ledger'
import { type Aside, Books, type Happening, type Of } from './books.ts'

/**
 * The ledger of the demonstration: what happened in two months is posted in the order of its time by the same posting table, in memory,
 * since each posting of its own would take minutes. Its tests reconcile what came of it.
 */
export class Journal {
  readonly #steps: { readonly at: number; run(books: Books): void }[] = []

  post<E extends LedgerEvent>(happening: Happening<E>): void {
    this.#steps.push({ at: happening.at, run: (books) => books.post(happening) })
  }

  setAside(aside: Aside): void {
    this.#steps.push({ at: aside.at, run: (books) => books.setAside(aside) })
  }

  giveBack(record: Of & { readonly at: number }): void {
    this.#steps.push({ at: record.at, run: (books) => books.giveBack(record, record.at) })
  }

  /** The rows of the ledger. What happens at one moment keeps its order. */
  rows(accountIds: ReadonlyMap<string, number>) {
    const books = new Books(accountIds)
    for (const step of this.#steps.toSorted((a, b) => a.at - b.at)) step.run(books)
    return books.rows()
  }
}
