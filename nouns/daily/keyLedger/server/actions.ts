import { fail } from '@shouya/server/core/failure.ts'
import { handle } from '@shouya/server/core/handle.ts'
import { findSeen, updateRow } from '@shouya/server/noun/store.ts'
import { find } from '@shouya/server/registers/find.ts'
import { page } from '@shouya/server/registers/page.ts'
import * as KeyLedger from '../contract.ts'
import { keyLedger as noun } from '../noun.ts'
import { conditionsOf, selectKeys } from './rows.ts'
import { saveKey } from './save.ts'

const { cancelled } = noun.states.codes

export const keyLedger = handle(KeyLedger, {
  GetPageList: (ctx, query) =>
    page(ctx.db, query, conditionsOf(query), {
      table: 'key_ledger',
      rows: selectKeys(ctx),
      count: ctx.scoped.rows('key_ledger'),
    }),

  async Get(ctx, { id }) {
    await find(ctx, 'key_ledger', id)
    return selectKeys(ctx).where('key_ledger.id', '=', id).executeTakeFirstOrThrow()
  },

  Save: saveKey,

  async Cancel(ctx, { id, version, reason }) {
    const before = await findSeen(ctx, 'key_ledger', { id, version })
    if (before.position === cancelled) fail('WrongState')
    const { open_bill_no } = await selectKeys(ctx).where('key_ledger.id', '=', id).executeTakeFirstOrThrow()
    if (open_bill_no)
      fail('WrongState', {
        reason: 'keyLedger.refused.inHandover',
        params: { key: before.key_no, bill: open_bill_no },
      })
    const next = { position: cancelled, holder_user_id: null, holder_user_name: null }
    const saved = await updateRow(ctx, 'key_ledger', id, next)
    ctx.note({ table: 'key_ledger', id, before, after: { position: cancelled }, message: reason, forced: true })
    return saved
  },
})
