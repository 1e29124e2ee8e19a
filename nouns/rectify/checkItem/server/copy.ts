import type { Input, Result } from '@shouya/contract/action'
import { message } from '@shouya/contract/messages'
import { enteredOf } from '@shouya/noun/values'
import type { Ctx } from '@shouya/server/core/context.ts'
import { keepBatch } from '@shouya/server/core/results/keepBatch.ts'
import { made } from '@shouya/server/registers/stamps.ts'
import { sql } from 'kysely'
import type * as CheckItem from '../contract.ts'
import { checkItem } from '../noun.ts'
import { findItems } from './findItem.ts'

/** Copies items to another scene, behind its own, under numbers `S{scene}{n}` that are free there. */
export async function copyItems(
  ctx: Ctx,
  { ids, scene }: Input<typeof CheckItem.Copy>,
): Promise<Result<typeof CheckItem.Copy>> {
  const items = await findItems(ctx, ids)
  // The lock keeps two callers from taking the same numbers.
  await sql`select pg_advisory_xact_lock(hashtext('check_item'), ${scene})`.execute(ctx.db)
  const there = await ctx.db
    .selectFrom('check_item')
    .select(['item_code', 'content', 'owner_dept_id', 'sort'])
    .where('scene', '=', scene)
    .execute()
  const codes = new Set(there.map(({ item_code }) => item_code))
  const has = (content: string, owner: number | null) =>
    there.some((item) => item.content === content && item.owner_dept_id === owner)
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
      return { ...enteredOf(checkItem, item), scene, item_code: next(), sort: last, ...made(ctx) }
    })
  if (copies.length > 0) await ctx.db.insertInto('check_item').values(copies).execute()
  ctx.note({ table: 'check_item', after: { scene, item_code: copies.map(({ item_code }) => item_code).join(' ') } })
  const why = message(ctx.lang, 'checkItem.refused.thereAlready')
  const left = items.filter(({ content, owner_dept_id }) => has(content, owner_dept_id))
  if (items.length > 1)
    await keepBatch(ctx, {
      ...{ action: 'CheckItem/Copy', link: checkItem.route, done: copies.length },
      left: left.map(({ item_code, content }) => ({ name: `${item_code} ${content}`, message: why })),
    })
  return { copied: copies.length }
}

const code = (scene: number, n: number) => `S${scene}${String(n).padStart(2, '0')}`
