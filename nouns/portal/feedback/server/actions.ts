import { handle } from '@shouya/server/core/handle.ts'
import { discard } from '@shouya/server/noun/discard.ts'
import { readActions } from '@shouya/server/noun/lists.ts'
import { findSeen } from '@shouya/server/noun/store.ts'
import { loggedOf } from '@shouya/server/noun/write.ts'
import * as Feedback from '../contract.ts'
import { feedback as noun } from '../noun.ts'
import { changeByReceipt, getByReceipt } from './receipt.ts'
import { conditionsOf, detailOf, rowOf } from './rows.ts'
import { saveFeedback } from './save.ts'
import { close, rate, reject, reopen, reply, take } from './steps.ts'

export const feedback = handle(Feedback, {
  ...readActions(noun, {
    conditionsOf,
    listed: (ctx, rows) => rows.map(rowOf(ctx)),
    detailed: (ctx, rows) => Promise.all(rows.map(detailOf(ctx))),
  }),
  Save: saveFeedback,
  Take: take,
  Reply: reply,
  Reject: reject,
  Close: close,
  Rate: rate,
  Reopen: reopen,
  GetByReceipt: getByReceipt,
  ChangeByReceipt: changeByReceipt,

  async Delete(ctx, seen) {
    const before = await findSeen(ctx, noun.table, seen)
    return discard(ctx, noun, before, { name: before.title, logged: loggedOf(noun, before) })
  },
})
