import { handle } from '@shouya/server/core/handle.ts'
import type { AllNouns } from '@shouya/server/noun/manifest.ts'
import * as Home from '../contract.ts'
import { countsOf } from './counts.ts'

/** Who makes which chart, counter and line of the search the nouns say; what it takes to see one is declared in the contract. */
export const home = ({ counters, charts, search }: AllNouns) =>
  handle(Home, {
    GetHomeCount(ctx) {
      const { counts } = ctx.services
      if (ctx.fresh) counts.drop(ctx.user.userId)
      return counts.read(ctx.user, ctx.now, () => countsOf(ctx, counters))
    },

    GetChart: (ctx, { chart }) => charts[chart](ctx),

    async Search(ctx, { keywords }) {
      const groups = await Promise.all(search.map((found) => found(ctx, keywords)))
      return groups.flat()
    },
  })
