import { handle } from '@shouya/server/core/handle.ts'
import { listActions } from '@shouya/server/noun/lists.ts'
import * as Pledge from '../contract.ts'
import { pledge as noun } from '../noun.ts'
import { conditionsOf, detailOf, selectPledges } from './rows.ts'

export const pledge = handle(
  Pledge,
  listActions(noun, {
    conditionsOf,
    select: selectPledges,
    listed: (_, rows) => rows,
    detailed: (ctx, rows) => Promise.all(rows.map(detailOf(ctx))),
    paper: { order: ['create_time'], max: Pledge.MOST_PRINTED },
  }),
)
