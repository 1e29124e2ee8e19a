import { everything } from '@shouya/server/core/access/everything.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail } from '@shouya/server/core/failure.ts'
import { find } from '@shouya/server/registers/find.ts'
import type { RawBuilder } from 'kysely'
import { isOwn, type Material, status } from './rules.ts'
import { managedBy, readBy } from './visible.ts'

/** Is the document there at all? 1002, 1004 for one that was taken down after the caller had opened it, else 403. */
async function failUnseen({ db, user }: Ctx, id: number): Promise<never> {
  const there = await everything(db)
    .selectFrom('material')
    .leftJoin('material_read as known', (join) =>
      join.onRef('known.material_id', '=', 'material.id').on('known.user_id', '=', user.userId),
    )
    .select(['status', 'known.user_id'])
    .where('material.id', '=', id)
    .executeTakeFirst()
  if (!there || there.status === status.deleted) fail('NotFound')
  if (there.status === status.unpublished && there.user_id !== null)
    fail('WrongState', { reason: 'material.refused.gone' })
  fail('OutOfScope')
}

async function findBy(ctx: Ctx, id: number, seen: RawBuilder<boolean>): Promise<Material> {
  const row = await everything(ctx.db)
    .selectFrom('material')
    .selectAll()
    .where('id', '=', id)
    .where(seen)
    .executeTakeFirst()
  return row ?? failUnseen(ctx, id)
}

/** A document that is published for the caller. */
export const findRead = (ctx: Ctx, id: number): Promise<Material> => findBy(ctx, id, readBy(ctx.user))

/** A document whose management the caller sees. */
export const findManaged = (ctx: Ctx, id: number): Promise<Material> => findBy(ctx, id, managedBy(ctx))

/** A document of a unit in scope; locked where the caller changes it. */
export async function findOwn(ctx: Ctx, id: number, lock?: 'lock'): Promise<Material> {
  const row = await find(ctx, 'material', id, lock)
  if (row.status === status.deleted) fail('NotFound')
  return isOwn(ctx, row) ? row : fail('OutOfScope')
}
