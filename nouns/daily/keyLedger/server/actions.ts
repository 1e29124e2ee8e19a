import { fail } from '@shouya/server/core/failure.ts'
import { handle } from '@shouya/server/core/handle.ts'
import { findSeen, updateRow } from '@shouya/server/noun/store.ts'
import { allOf, among, inUnit, matching } from '@shouya/server/registers/filters.ts'
import { find } from '@shouya/server/registers/find.ts'
import { page } from '@shouya/server/registers/page.ts'
import { sql } from 'kysely'
import * as KeyLedger from '../contract.ts'
import { selectKeys } from './rows.ts'
import { saveKey } from './save.ts'

export const conditions = (query: KeyLedger.Filters) => [
  ...inUnit('key_ledger.dept_id', query),
  ...matching('key_ledger.search_text', query.keywords),
  ...among('key_ledger.key_type', query.key_type),
  ...among('key_ledger.position', query.position),
  ...among('key_ledger.copy_type', query.copy_type === undefined ? undefined : [query.copy_type]),
  ...(query.holder_user_id === undefined ? [] : [sql<boolean>`key_ledger.holder_user_id = ${query.holder_user_id}`]),
]

export const keyLedger = handle(KeyLedger, {
  GetPageList: (ctx, query) =>
    page(ctx.db, query, allOf(conditions(query)), {
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
    if (before.position === 5) fail('WrongState')
    const { open_bill_no } = await selectKeys(ctx).where('key_ledger.id', '=', id).executeTakeFirstOrThrow()
    if (open_bill_no)
      fail('WrongState', { reason: 'key.inHandover', params: { key: before.key_no, bill: open_bill_no } })
    const saved = await updateRow(ctx, 'key_ledger', id, { position: 5, holder_user_id: null, holder_user_name: null })
    ctx.note({ table: 'key_ledger', id, before, after: { position: 5 }, message: reason, forced: true })
    return saved
  },
})
