import { everything } from '@shouya/server/core/access/everything.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail } from '@shouya/server/core/failure.ts'
import { localDay } from '@shouya/server/core/time/local.ts'
import { sql } from 'kysely'
import { outOfOrder } from '../../faultRepair/noun.ts'
import { status as handover } from '../../roomKey/server/rules.ts'
import { visitor } from '../../visitor/noun.ts'
import { type Check, type Result, result } from './rules.ts'

/** Dictionary check_register: what knows the answer of an item. */
const register = { visitors: 1, keys: 2, boxes: 3, devices: 4 } as const

type Asking = Pick<Result, 'known_by' | 'known_devices'>

/** Where boxes are, as their ledger has it: still here though they should have been collected. */
const AT_OUTLET = 1
const IN_USE = 1

/**
 * What the registers of a unit have now: how many visitors are inside, keys are out that somebody awaits, boxes stand in an
 * outlet that keeps none overnight, devices of the item's kinds are out of order. Nothing for an item that no register knows.
 */
export async function registersOf(ctx: Ctx, dept_id: number): Promise<(item: Asking) => number | null> {
  const { now } = ctx
  // Whatever the caller's own scope: what a register has does not depend on who asks.
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
        eb('status', '=', handover.waiting),
        eb.and([eb('status', '=', handover.toReturn), eb('expect_return_time', '<', sql<string>`${now}::timestamptz`)]),
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
    .where('box.status', '=', IN_USE)
    .where('position', '=', AT_OUTLET)
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
          .reduce((sum, one) => sum + one.count, 0)
      default:
        return null
    }
  }
}

type Judged = Pick<Result, 'result' | 'known_count'>

/** Somebody says that all is well where a register has something. */
export const contradicts = ({ result: found, known_count }: Judged): boolean =>
  (known_count ?? 0) > 0 && found !== null && found !== result.abnormal

/** The answers with what the registers say to them now. On a later day they say nothing of this one. */
export async function withRegisters<R extends Asking & Judged>(
  ctx: Ctx,
  check: Pick<Check, 'dept_id' | 'biz_date'>,
  results: readonly R[],
): Promise<R[]> {
  const today = localDay(ctx.now, ctx.services.database.timezone)
  const known = check.biz_date === today ? await registersOf(ctx, check.dept_id) : () => null
  return results.map((one) => ({ ...one, known_count: known(one) }))
}

/** Between two signatures somebody may have come in: what neither has given a reason for is not signed. */
export async function checkStill(ctx: Ctx, check: Check, results: readonly Result[]): Promise<void> {
  for (const one of await withRegisters(ctx, check, results))
    if (contradicts(one) && one.known_reason === null)
      fail('WrongState', { reason: 'securityCheck.changed', params: { item: one.item_code } })
}
