import { handle } from '@shouya/server/core/handle.ts'
import { discard } from '@shouya/server/noun/discard.ts'
import { pageOf } from '@shouya/server/noun/pageOf.ts'
import { recordOf } from '@shouya/server/noun/recordOf.ts'
import { changeRow, toMove } from '@shouya/server/noun/write.ts'
import * as Contract from '../contract.ts'
import { consume as noun } from '../noun.ts'
import { conditionsOf, detailOf, rowOf, selectConsumes } from './rows.ts'
import { saveConsume } from './save.ts'

export const readConsume = recordOf(noun, selectConsumes)

export const consume = handle(Contract, {
  GetPageList: pageOf(noun, {
    conditionsOf,
    select: selectConsumes,
    listed: (ctx, rows) => rows.map(rowOf(ctx)),
  }),

  async Get(ctx, key) {
    return detailOf(ctx, await readConsume(ctx, key))
  },

  GetList: (ctx) =>
    ctx.db
      .selectFrom('consume')
      .select(['id', 'consume_code', 'consume_name', 'spec', 'unit', 'per_use_qty'])
      .where('status', '=', noun.states.codes.on)
      .orderBy('consume_code')
      .execute(),

  Save: saveConsume,

  async ChangeStatus(ctx, { id, version, command }) {
    const before = await toMove(ctx, noun, { id, version }, command)
    return changeRow(ctx, noun, before, { status: noun.states.codes[noun.moves[command].to] })
  },

  async Delete(ctx, seen) {
    const before = await toMove(ctx, noun, seen, 'delete')
    return discard(ctx, noun, before, { name: `${before.consume_code} ${before.consume_name}` })
  },
})
