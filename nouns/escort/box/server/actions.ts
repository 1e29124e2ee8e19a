import { fail } from '@shouya/server/core/failure.ts'
import { handle } from '@shouya/server/core/handle.ts'
import { discard } from '@shouya/server/noun/discard.ts'
import { readActions } from '@shouya/server/noun/lists.ts'
import { findSeen } from '@shouya/server/noun/store.ts'
import * as Box from '../contract.ts'
import { box as noun } from '../noun.ts'
import { receiveBoxes } from './receive.ts'
import { conditionsOf, rowsOf, selectBoxes } from './rows.ts'
import { saveBox } from './save.ts'

export const escortBox = handle(Box, {
  ...readActions(noun, { conditionsOf, select: selectBoxes, listed: rowsOf, detailed: rowsOf }),

  SaveBox: saveBox,
  ReceiveBoxes: receiveBoxes,

  async DeleteBox(ctx, seen) {
    const before = await findSeen(ctx, noun.table, seen)
    if (before.last_handover_id !== null) fail('InUse', { reason: 'box.refused.moved' })
    return discard(ctx, noun, before, { name: before.box_no })
  },
})
