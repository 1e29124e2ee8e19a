import { fail } from '@shouya/server/core/failure.ts'
import { handle } from '@shouya/server/core/handle.ts'
import { discard } from '@shouya/server/noun/discard.ts'
import { readActions } from '@shouya/server/noun/lists.ts'
import { findSeen } from '@shouya/server/noun/store.ts'
import * as Contract from '../contract.ts'
import { contact as noun } from '../noun.ts'
import { getBookDeptList, getBookPageList, getEmergencyList } from './book.ts'
import { conditionsOf, isOwn, rowOf, selectContacts } from './rows.ts'
import { saveContact } from './save.ts'

export const contact = handle(Contract, {
  ...readActions(noun, {
    conditionsOf,
    select: selectContacts,
    listed: (ctx, rows) => rows.map(rowOf(ctx)),
    detailed: (ctx, rows) => rows.map(rowOf(ctx)),
  }),

  Save: saveContact,

  async Delete(ctx, seen) {
    const before = await findSeen(ctx, noun.table, seen)
    if (!isOwn(ctx, before)) fail('OutOfScope')
    return discard(ctx, noun, before, { name: `${before.name} ${before.phone ?? before.tel}` })
  },

  GetBookPageList: getBookPageList,
  GetEmergencyList: getEmergencyList,
  GetBookDeptList: getBookDeptList,
})
