import type { Ctx } from '@shouya/server/core/context.ts'
import { find } from '@shouya/server/registers/find.ts'
import { filesOf } from '../../server/files.ts'
import { selectCars, withMoves } from './rows.ts'

/** A vehicle with its pictures, as its detail and its sheet show it. */
export async function carOf(ctx: Ctx, id: number) {
  await find(ctx, 'escort_car', id)
  const row = await selectCars(ctx).where('escort_car.id', '=', id).executeTakeFirstOrThrow()
  return { ...withMoves(ctx, row), photos: await filesOf(ctx, row.photo_file_ids) }
}
