import type { Result as Answered } from '@shouya/contract/action'
import type { AllNouns } from '@shouya/nouns/manifest.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { formOf } from '@shouya/server/noun/paper/paperOf.ts'
import type { Retained } from '@shouya/server/noun/retained.ts'
import { sql } from 'kysely'
import type * as Contract from '../contract.ts'
import { endedOf, isFree, pastDay, pastRows, staysOf } from './due.ts'

type Past = Answered<typeof Contract.GetRetention>[number]

const OLDEST = 5

/** The records of all registers that are past their years: what would go, and what holds it (domain 17.1). */
export const retention =
  ({ retained }: Pick<AllNouns, 'retained'>) =>
  async (ctx: Ctx): Promise<Answered<typeof Contract.GetRetention>> => {
    const all: Past[] = []
    for (const said of Object.values(retained))
      for (const [index, kept] of said.kept.entries()) all.push(await pastOf(ctx, said, index, kept))
    return all
  }

/** Of a register the records that are kept for the same years. */
async function pastOf(ctx: Ctx, said: Retained, index: number, kept: Retained['kept'][number]): Promise<Past> {
  const { years, before } = await pastDay(ctx.services, ctx.now, kept)
  const rows = pastRows(ctx, said, index, before)
  const stays = staysOf(said)
  const countOf = (condition: typeof stays.held) => sql<number>`(count(*) filter (where ${condition}))::int`
  const counted = await rows
    .select([
      sql<number>`count(*)::int`.as('total'),
      countOf(stays.held).as('held'),
      countOf(stays.unarchived).as('unarchived'),
      countOf(stays.listed).as('listed'),
      countOf(isFree(stays)).as('free'),
    ])
    .executeTakeFirstOrThrow()
  const oldest = await rows
    .select(['id', 'bill_no', 'dept_name', sql<string>`(${endedOf(said)})::date`.as('ended')])
    .orderBy(endedOf(said))
    .orderBy('id')
    .limit(OLDEST)
    .execute()
  return { table: said.noun.table, as: kept.as, book: formOf(ctx, said), years, before, ...counted, oldest }
}
