import { fail } from '@shouya/server/core/failure.ts'
import { handle } from '@shouya/server/core/handle.ts'
import { pageOf } from '@shouya/server/noun/pageOf.ts'
import { recordOf } from '@shouya/server/noun/recordOf.ts'
import { findSeen, updateRow } from '@shouya/server/noun/store.ts'
import * as KeyLedger from '../contract.ts'
import { keyLedger as noun } from '../noun.ts'
import { conditionsOf, selectKeys } from './rows.ts'
import { saveKey } from './save.ts'

const { cancelled } = noun.states.codes

export const keyLedger = handle(KeyLedger, {
  GetPageList: pageOf(noun, { conditionsOf, select: selectKeys }),
  Get: recordOf(noun, selectKeys),

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
