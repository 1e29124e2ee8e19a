import type { Row } from '@shouya/contract/action'
import { foundRow } from '@shouya/contract/foundRow'
import { joined } from '@shouya/nouns/allNouns.ts'
import type { AllNouns } from '@shouya/nouns/manifest.ts'
import { handle } from '@shouya/server/core/handle.ts'
import * as Home from '../contract.ts'

type Counts = Row<typeof Home.GetHomeCount>

const kinds = foundRow.shape.kind.options

/** Nouns provide the charts, counters and search results; the contract declares the right needed for each. */
export const home = ({ counters, charts, search }: AllNouns) =>
  handle(Home, {
    GetHomeCount(ctx) {
      const { counts } = ctx.services
      if (ctx.fresh) counts.drop(ctx.user.userId)
      return counts.read(ctx.user, ctx.now, () => {
        // Each noun's counters are scalar subqueries of one statement; counters that the caller may not see are
        // missing.
        const all = joined(counters.map((countersOf) => countersOf(ctx)))
        return ctx.db
          .selectNoFrom(Object.entries(all).map(([key, counter]) => counter.as(key)))
          .executeTakeFirstOrThrow() as Promise<Counts>
      })
    },

    GetChart: (ctx, { chart }) => charts[chart](ctx),

    async Search(ctx, { keywords }) {
      const groups = await Promise.all(search.map((searchNoun) => searchNoun(ctx, keywords)))
      return groups.flat().toSorted((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind))
    },
  })
