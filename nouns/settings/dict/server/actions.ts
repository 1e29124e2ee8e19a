import type { Ctx } from '@shouya/server/core/context.ts'
import { fail, failAt, failTaken } from '@shouya/server/core/failure.ts'
import { handle } from '@shouya/server/core/handle.ts'
import { recycle } from '@shouya/server/core/recycle/recycle.ts'
import { conditionsIn } from '@shouya/server/noun/lists.ts'
import { pageOf } from '@shouya/server/noun/pageOf.ts'
import { recordOf } from '@shouya/server/noun/recordOf.ts'
import { findSeen, insertOrChange, updateRow } from '@shouya/server/noun/store.ts'
import { allOf } from '@shouya/server/registers/filters.ts'
import { made } from '@shouya/server/registers/stamps.ts'
import { sql } from 'kysely'
import * as Dict from '../contract.ts'
import { dict as noun } from '../noun.ts'
import { countItems, dataById, dataList, dictOptions, typeRows } from './rows.ts'

export const dict = handle(Dict, {
  GetTypePageList: pageOf(noun, {
    conditionsOf: () => (query: Dict.Filters) => allOf(conditionsIn(noun, query)),
    select: typeRows,
  }),
  GetType: recordOf(noun, typeRows),

  async SaveType(ctx, { id, version, ...fields }) {
    const { db, lang } = ctx
    const taken = await db
      .selectFrom('dict_type')
      .select('id')
      .where('dict_code', '=', fields.dict_code)
      .executeTakeFirst()
    if (taken && taken.id !== id) failTaken(lang, 'dict_code', 'dict.field.dict_code')
    const before = await findSeen(ctx, 'dict_type', { id, version })
    if (before && fields.dict_code !== before.dict_code) {
      if (before.is_builtin) fail('WrongState', { reason: 'dict.refused.builtin' })
      if ((await countItems(db, before.dict_code)) > 0) fail('WrongState', { reason: 'dict.refused.codeInUse' })
    }
    return insertOrChange(ctx, 'dict_type', before, fields, { first: { update_time: ctx.now } })
  },

  async DeleteType(ctx, { id, version }) {
    const before = await findSeen(ctx, 'dict_type', { id, version })
    if (before.is_builtin) fail('InUse', { reason: 'dict.refused.builtin' })
    if ((await countItems(ctx.db, before.dict_code)) > 0) fail('InUse')
    await recycle(ctx, { table: 'dict_type', id, name: `${before.dict_name} ${before.dict_code}` })
    await ctx.db.deleteFrom('dict_type').where('id', '=', id).execute()
    ctx.note({ table: 'dict_type', id, before, after: {} })
    return null
  },

  GetDataList: ({ db }, { dict_code }) => dataList(db, dict_code),

  GetData: async ({ db }, { id }) => dataById(db, id),

  async SaveData(ctx, { id, version, ...fields }) {
    const { db, lang } = ctx
    await checkParent(ctx, fields)
    const values = { ...fields, ext: fields.ext && JSON.stringify(fields.ext) }
    if (fields.is_default)
      await db
        .updateTable('dict_data')
        .set({ is_default: false })
        .where('dict_code', '=', fields.dict_code)
        .where('is_default', '=', true)
        .execute()
    if (id === undefined) {
      const type = await db
        .selectFrom('dict_type')
        .select('id')
        .where('dict_code', '=', fields.dict_code)
        .executeTakeFirst()
      if (!type) fail('NotFound')
      const row = await db
        .insertInto('dict_data')
        .values({ ...values, ...made(ctx), update_time: ctx.now })
        .onConflict((c) => c.columns(['dict_code', 'value']).doNothing())
        .returning(['id', 'version'])
        .executeTakeFirst()
      if (!row) failTaken(lang, 'value', 'dict.value.field.value')
      ctx.note({ table: 'dict_data', id: row.id, after: fields })
      return row
    }
    const before = await findSeen(ctx, 'dict_data', { id, version })
    if (fields.value !== before.value || fields.dict_code !== before.dict_code)
      fail('WrongState', { reason: 'dict.fixedValue' })
    const row = await updateRow(ctx, 'dict_data', id, values)
    ctx.note({ table: 'dict_data', id, before, after: fields })
    return row
  },

  async DeleteData(ctx, { id, version }) {
    const before = await findSeen(ctx, 'dict_data', { id, version })
    if (before.is_builtin) fail('InUse', { reason: 'dict.refused.builtin' })
    await recycle(ctx, { table: 'dict_data', id, name: `${before.label_cn} ${before.dict_code} ${before.value}` })
    await ctx.db.deleteFrom('dict_data').where('id', '=', id).execute()
    ctx.note({ table: 'dict_data', id, before, after: {} })
    return null
  },

  GetOptions: ({ db }, { version }) => dictOptions(db, version),
})

type Value = { dict_code: string; value: string; parent_value: string | null }

/** Checks that the parent is a value of the same dictionary and not the value itself or one below it. */
async function checkParent({ db }: Ctx, { dict_code, value, parent_value }: Value): Promise<void> {
  if (parent_value === null) return
  const { rows } = await sql<{ value: string }>`
    with recursive above as (
      select value, parent_value from dict_data where dict_code = ${dict_code} and value = ${parent_value}
      union select up.value, up.parent_value from dict_data up
        join above on up.dict_code = ${dict_code} and up.value = above.parent_value)
    select value from above`.execute(db)
  if (rows.length === 0) failAt('parent_value', 'input.dict')
  if (rows.some((above) => above.value === value)) failAt('parent_value', 'dict.refused.circle')
}
