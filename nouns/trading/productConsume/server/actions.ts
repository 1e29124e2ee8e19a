import { handle } from '@shouya/server/core/handle.ts'
import { pageOf } from '@shouya/server/noun/pageOf.ts'
import { findSeen } from '@shouya/server/noun/store.ts'
import * as Contract from '../contract.ts'
import { productConsume as noun } from '../noun.ts'
import { relate } from './relate.ts'
import { conditionsOf, selectNeeded } from './rows.ts'
import { saveNeeded } from './save.ts'

export const productConsume = handle(Contract, {
  GetConsumePageList: pageOf(noun, { conditionsOf, select: selectNeeded }),

  SaveConsume: saveNeeded,

  async DeleteConsume(ctx, seen) {
    const before = await findSeen(ctx, noun.table, seen)
    await ctx.db.deleteFrom(noun.table).where('id', '=', before.id).execute()
    ctx.note({ table: noun.table, id: before.id, before, after: {} })
    return null
  },

  Relate: relate,
})
