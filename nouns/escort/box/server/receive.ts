import { type Ctx, can } from '@shouya/server/core/context.ts'
import { fail } from '@shouya/server/core/failure.ts'
import type { Handler } from '@shouya/server/core/handle.ts'
import { keepBatch } from '@shouya/server/core/results/keepBatch.ts'
import { find } from '@shouya/server/registers/find.ts'
import { sql } from 'kysely'
import { ownCompany } from '../../server/units.ts'
import type * as Box from '../contract.ts'
import { box, boxPosition } from '../noun.ts'

/** Dictionary dept_type: 业务库. */
const VAULT = 6

/** Whether the caller works in a vault and may confirm boxes that come to it; an escort company never confirms its own delivery. */
export async function worksInVault({ scoped, user }: Pick<Ctx, 'scoped' | 'user'>): Promise<boolean> {
  if (ownCompany(user) !== null || !can(user, 'daily_escort', 'sign')) return false
  const unit = await scoped.rows('dept').select('dept_type').where('id', '=', user.deptId).executeTakeFirst()
  return unit?.dept_type === VAULT
}

/** Confirms that boxes on their way have come to the vault: all of them or none. */
export const receiveBoxes: Handler<typeof Box.ReceiveBoxes> = async (ctx, { ids }) => {
  if (!(await worksInVault(ctx))) fail('WrongState', { reason: 'box.refused.noVault' })
  const wanted = [...new Set(ids)]
  const rows = await ctx.scoped
    .rows('box')
    .select(['id', 'box_no', 'position'])
    .where('id', 'in', wanted)
    .orderBy('id')
    .forUpdate()
    .execute()
  // A missing box does not exist (1002) or is out of scope (403).
  for (const id of wanted) if (!rows.some((row) => row.id === id)) await find(ctx, 'box', id)
  const elsewhere = rows.filter(({ position }) => position !== boxPosition.underway)
  if (elsewhere.length > 0)
    fail('WrongState', {
      reason: 'box.refused.notUnderway',
      params: { boxes: elsewhere.map(numberOf) },
    })
  await ctx.scoped
    .change('box')
    .set({
      position: boxPosition.vault,
      position_time: ctx.now,
      update_time: ctx.now,
      update_user_id: ctx.user.userId,
      version: sql<number>`version + 1`,
    })
    .where('id', 'in', wanted)
    .execute()
  const [only] = rows
  ctx.note({
    table: 'box',
    ...(only && rows.length === 1 ? { id: only.id } : {}),
    before: { position: boxPosition.underway },
    after: { position: boxPosition.vault, boxes: rows.map(numberOf).join('、') },
  })
  if (rows.length > 1) await keepBatch(ctx, { action: 'Escort/ReceiveBoxes', link: box.route, done: rows.length })
  return { received: rows.length }
}

const numberOf = ({ box_no }: { box_no: string }) => box_no
