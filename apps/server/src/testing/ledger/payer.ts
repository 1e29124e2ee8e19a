import { setTimeout as sleep } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { post } from '../../core/ledger/post.ts'
import { connect } from '../../db/connect.ts'
import type { Unscoped } from '../../db/scope.ts'

/**
 * A program that pays orders until each is paid, several at once, whatever happens to its database: `payer.ts first last agents`, with the
 * address in DATABASE_URL. What it has posted and does not know of it posts again, as a browser repeats a call without an answer.
 */
const [first = 0, last = 0, agents = 1] = process.argv.slice(2).map(Number)
const url = process.env.DATABASE_URL ?? ''
const AT_ONCE = 4

let database = await connect(url, AT_ONCE).catch(() => null)

async function pay(order: number): Promise<void> {
  if (!database) throw new Error('no database')
  await database.kysely.transaction().execute(async (tx) => {
    await post(
      tx as unknown as Kysely<Unscoped>,
      {
        ...{
          event: 'order_paid_from_goods',
          record: { table: 'order', id: order },
          owners: { agent: (order % agents) + 1 },
        },
        ...{ amounts: { amount: 100 + (order % 7) }, operator: null },
      },
      new Date(),
    )
  })
}

let next = first
await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    for (let order = next++; order <= last; order = next++)
      while (
        !(await pay(order).then(
          () => true,
          () => false,
        ))
      ) {
        await sleep(50)
        database ??= await connect(url, AT_ONCE).catch(() => null)
      }
  }),
)
await database?.close()
