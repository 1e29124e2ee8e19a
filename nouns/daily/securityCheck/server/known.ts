import { everything } from '@shouya/server/core/access/everything.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail } from '@shouya/server/core/failure.ts'
import { localDay } from '@shouya/server/core/time/local.ts'
import { sql } from 'kysely'
import { box, boxPosition } from '../../../escort/box/noun.ts'
import { contradicts } from '../../../rectify/answer/rules.ts'
import { register } from '../../../rectify/checkItem/rules.ts'
import { outOfOrder } from '../../faultRepair/noun.ts'
import { roomKey } from '../../roomKey/noun.ts'
import { visitor } from '../../visitor/noun.ts'
import type { Check, Result } from './rules.ts'

type Asking = Pick<Result, 'known_by' | 'known_devices'>

/**
 * The numbers in the registers of a unit now: visitors inside, keys not returned, boxes in an outlet that keeps none
 * overnight, devices of the item's kinds out of order. Null for an item without a register.
 */
export async function registersOf(ctx: Ctx, dept_id: number): Promise<(item: Asking) => number | null> {
  const { now } = ctx
  // Independent of the caller's scope, since the numbers must not depend on the caller.
  const of = everything(ctx.db)
  const count = sql<number>`count(*)::int`.as('count')
  const visitors = await of
    .selectFrom('out_inside')
    .select(count)
    .where('dept_id', '=', dept_id)
    .where('status', '=', visitor.states.codes.inside)
    .executeTakeFirstOrThrow()
  const keys = await of
    .selectFrom('room_key')
    .select(count)
    .where('dept_id', '=', dept_id)
    .where((eb) =>
      eb.or([
        eb('status', '=', roomKey.states.codes.waiting),
        eb.and([
          eb('status', '=', roomKey.states.codes.toReturn),
          eb('expect_return_time', '<', sql<string>`${now}::timestamptz`),
        ]),
      ]),
    )
    .executeTakeFirstOrThrow()
  const boxes = await of
    .selectFrom('box')
    .innerJoin('dept', 'dept.id', 'box.dept_id')
    .select(count)
    .where('dept.id', '=', dept_id)
    .where('dept.collect_time', 'is not', null)
    .where('dept.has_vault', '=', false)
    .where('box.status', '=', box.states.codes.inUse)
    .where('position', '=', boxPosition.outlet)
    .executeTakeFirstOrThrow()
  const devices = await of
    .selectFrom('fault_repair')
    .select(['device_type', count])
    .where('dept_id', '=', dept_id)
    .where('status', 'in', outOfOrder)
    .groupBy('device_type')
    .execute()
  return ({ known_by, known_devices }) => {
    switch (known_by) {
      case register.visitors:
        return visitors.count
      case register.keys:
        return keys.count
      case register.boxes:
        return boxes.count
      case register.devices:
        return devices
          .filter(({ device_type }) => known_devices.includes(device_type))
          .reduce((sum, row) => sum + row.count, 0)
      default:
        return null
    }
  }
}

/** The answers with the current numbers of the registers. On a later day there are none for the check's day. */
export async function withRegisters<R extends Asking & Pick<Result, 'known_count'>>(
  ctx: Ctx,
  check: Pick<Check, 'dept_id' | 'biz_date'>,
  results: readonly R[],
): Promise<R[]> {
  const today = localDay(ctx.now, ctx.services.database.timezone)
  const registerCount = check.biz_date === today ? await registersOf(ctx, check.dept_id) : () => null
  return results.map((item) => ({ ...item, known_count: registerCount(item) }))
}

/**
 * Between two signatures the registers may change: a new contradiction without a reason blocks the second signature.
 */
export async function checkStill(ctx: Ctx, check: Check, results: readonly Result[]): Promise<void> {
  for (const item of await withRegisters(ctx, check, results))
    if (contradicts(item, item.result) && item.known_reason === null)
      fail('WrongState', { reason: 'securityCheck.refused.changed', params: { item: item.item_code } })
}
