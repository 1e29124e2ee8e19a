import type { Row } from '@shouya/contract/action'
import type { Ctx } from '@shouya/server/core/context.ts'
import { joined } from '@shouya/server/noun/allNouns.ts'
import type { AllNouns } from '@shouya/server/noun/manifest.ts'
import type { GetHomeCount } from '../contract.ts'

type Counts = Row<typeof GetHomeCount>

/** Every counter that the caller may see, in one statement: each noun's are scalar subqueries of it. */
export async function countsOf(ctx: Ctx, counters: AllNouns['counters']): Promise<Counts> {
  const all = joined(counters.map((countersOf) => countersOf(ctx)))
  return ctx.db
    .selectNoFrom(Object.entries(all).map(([key, counter]) => counter.as(key)))
    .executeTakeFirstOrThrow() as Promise<Counts>
}
