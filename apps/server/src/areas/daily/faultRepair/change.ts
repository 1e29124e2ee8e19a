import type { faultMoves } from '@shouya/contract/controllers/FaultRepair'
import type { Updateable } from 'kysely'
import type { Ctx } from '../../../core/context.ts'
import { fail } from '../../../core/failure.ts'
import type { DB } from '../../../db/schema.gen.ts'
import { checkVersion, find } from '../../../registers/find.ts'
import { changed } from '../../../registers/stamps.ts'
import { type Fault, movesOf, status } from './rules.ts'

/** One in scope that the caller may move on so, locked. 1002, 403, 1004 with the reason, 1005. */
export async function toMove(
  ctx: Ctx,
  id: number,
  version: number | undefined,
  move: (typeof faultMoves)[number],
): Promise<Fault> {
  const row = await find(ctx, 'fault_repair', id, 'lock')
  if (!movesOf(row, ctx.user).includes(move)) {
    const own = move === 'void' && row.create_user_id === ctx.user.userId
    fail('WrongState', own && row.status !== status.void ? { reason: 'fault.ownVoid' } : {})
  }
  checkVersion(row, version)
  return row
}

type Change = Updateable<DB['fault_repair']>

/** Changes a row that `toMove` found, and says so in the log. */
export async function changeOpen(ctx: Ctx, before: Fault, change: Change, message?: string) {
  const saved = await ctx.scoped
    .change('fault_repair')
    .set({ ...change, ...changed(ctx) })
    .where('id', '=', before.id)
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow()
  const was = Object.fromEntries(Object.keys(change).map((key) => [key, before[key as keyof Fault]]))
  ctx.note({
    table: 'fault_repair',
    id: before.id,
    billNo: before.bill_no,
    before: was,
    after: change,
    ...(message === undefined ? {} : { message }),
  })
  return saved
}
