import type { Input, Result } from '@shouya/contract/action'
import type { Ctx } from '@shouya/server/core/context.ts'
import { made } from '@shouya/server/registers/stamps.ts'
import { sql } from 'kysely'
import type * as CheckItem from '../contract.ts'
import { findItems } from './findItem.ts'

/** Copies items to another scene, behind its own, under numbers `S{scene}{n}` that are free there. */
export async function copyItems(
  ctx: Ctx,
  { ids, scene }: Input<typeof CheckItem.Copy>,
): Promise<Result<typeof CheckItem.Copy>> {
  const items = await findItems(ctx, ids)
  // One at a time, or two people take the same numbers.
  await sql`select pg_advisory_xact_lock(hashtext('check_item'), ${scene})`.execute(ctx.db)
  const there = await ctx.db
    .selectFrom('check_item')
    .select(['item_code', 'content', 'owner_dept_id', 'sort'])
    .where('scene', '=', scene)
    .execute()
  const codes = new Set(there.map(({ item_code }) => item_code))
  const has = (content: string, owner: number | null) =>
    there.some((one) => one.content === content && one.owner_dept_id === owner)
  let last = Math.max(0, ...there.map(({ sort }) => sort))
  let n = 0
  const next = () => {
    do n++
    while (codes.has(code(scene, n)))
    return code(scene, n)
  }
  const copies = items
    .filter(({ content, owner_dept_id }) => !has(content, owner_dept_id))
    .toSorted((a, b) => a.scene - b.scene || a.sort - b.sort || a.id - b.id)
    .map((item) => {
      last += 10
      const { category, content, standard, result_type, full_score, need_photo, risk_level, dept_types } = item
      const { need_vault, need_self_service, effective_begin, effective_end, owner_dept_id } = item
      const kind = { category, content, standard, result_type, full_score, need_photo, risk_level, dept_types }
      const { value_unit, min_value, max_value, known_by, known_devices } = item
      const asks = { value_unit, min_value, max_value, known_by, known_devices }
      const conditions = { need_vault, need_self_service, effective_begin, effective_end, owner_dept_id }
      return { ...kind, ...asks, ...conditions, scene, item_code: next(), sort: last, ...made(ctx) }
    })
  if (copies.length > 0) await ctx.db.insertInto('check_item').values(copies).execute()
  ctx.note({ table: 'check_item', after: { scene, item_code: copies.map(({ item_code }) => item_code).join(' ') } })
  return { copied: copies.length }
}

const code = (scene: number, n: number) => `S${scene}${String(n).padStart(2, '0')}`
