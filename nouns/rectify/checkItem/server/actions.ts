import { fail, failAt } from '@shouya/server/core/failure.ts'
import { handle } from '@shouya/server/core/handle.ts'
import { recycle } from '@shouya/server/core/recycle/recycle.ts'
import { pageOf } from '@shouya/server/noun/pageOf.ts'
import { updateRow } from '@shouya/server/noun/store.ts'
import { checkVersion } from '@shouya/server/registers/find.ts'
import { sql } from 'kysely'
import * as CheckItem from '../contract.ts'
import { checkItem as noun } from '../noun.ts'
import { copyItems } from './copy.ts'
import { findItem, findItems, readItem } from './findItem.ts'
import { conditionsOf, itemRows, rowOf } from './rows.ts'
import { saveItem } from './save.ts'

const pageOfItems = pageOf(noun, {
  conditionsOf,
  select: itemRows,
  listed: (ctx, rows) => rows.map(rowOf(ctx)),
})

export const checkItem = handle(CheckItem, {
  // By `sort` the list is always ascending.
  GetPageList: (ctx, query) => pageOfItems(ctx, query.sort_field === 'sort' ? { ...query, sort_order: 'asc' } : query),

  async Get(ctx, { id }) {
    return rowOf(ctx)(await readItem(ctx, id))
  },

  Save: saveItem,

  async Enable(ctx, { id, version, status }) {
    const before = await findItem(ctx, id)
    checkVersion(before, version)
    ctx.note({ table: 'check_item', id, before: { status: before.status }, after: { status } })
    return updateRow(ctx, 'check_item', id, { status })
  },

  async Sort(ctx, { ids }) {
    if (new Set(ids).size < ids.length) failAt('ids', 'checkItem.refused.oneScene')
    const items = await findItems(ctx, ids)
    if (new Set(items.map(({ scene }) => scene)).size > 1) failAt('ids', 'checkItem.refused.oneScene')
    await sql`update check_item set sort = placed.n * 10 from unnest(${ids}::bigint[]) with ordinality as placed (id, n)
      where check_item.id = placed.id`.execute(ctx.db)
    ctx.note({ table: 'check_item', after: { sort: ids.join(' ') } })
    return null
  },

  Copy: copyItems,

  async Delete(ctx, { id, version }) {
    const before = await findItem(ctx, id)
    checkVersion(before, version)
    const used = await ctx.db
      .selectFrom('security_result')
      .select('id')
      .where('item_id', '=', id)
      .limit(1)
      .executeTakeFirst()
    if (used) fail('InUse', { reason: 'checkItem.refused.used' })
    await recycle(ctx, { table: 'check_item', id, name: `${before.item_code} ${before.content}`.slice(0, 200) })
    await ctx.db.deleteFrom('check_item').where('id', '=', id).execute()
    ctx.note({ table: 'check_item', id, before })
    return null
  },
})
