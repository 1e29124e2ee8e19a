import { fail } from '@shouya/server/core/failure.ts'
import type { Handler } from '@shouya/server/core/handle.ts'
import { localDay } from '@shouya/server/core/time/local.ts'
import { toMove } from '@shouya/server/noun/write.ts'
import { find } from '@shouya/server/registers/find.ts'
import { sql } from 'kysely'
import { isDepositPaid } from '../../deposit/rules.ts'
import { device } from '../../device/noun.ts'
import { moveDevice } from '../../device/server/moveDevice.ts'
import { mayDeal } from '../../member/rules.ts'
import type * as Binding from '../contract.ts'
import { memberDevice } from '../noun.ts'
import { unbindDevice, withoutMember } from './unbind.ts'

const { codes } = device.states

export const activate: Handler<typeof Binding.Activate> = async (ctx, seen) => {
  const { db, now, services } = ctx
  // Who changes both takes the device first, as the terminal's reports do.
  const { device_id } = await find(ctx, 'member_device', seen.id)
  const row = await find(ctx, 'device', device_id, 'lock')
  const binding = await toMove(ctx, memberDevice, seen, 'activate')
  if (!isDepositPaid(binding)) fail('WrongState', { reason: 'memberDevice.refused.deposit' })
  const member = await find(ctx, 'member', binding.member_id)
  if (!mayDeal(member)) fail('WrongState', { reason: 'device.refused.member' })
  const today = localDay(now, services.database.timezone)
  const { warranty_end } = await db
    .selectFrom('product')
    .select(sql<string>`(${today}::date + make_interval(months => warranty_months))::date`.as('warranty_end'))
    .where('id', '=', row.product_id)
    .executeTakeFirstOrThrow()
  const columns = {
    activate_time: now,
    // A warranty that was entered by hand holds.
    warranty_end: row.warranty_end ?? warranty_end,
  }
  if (row.status !== codes.assigned) fail('WrongState')
  await moveDevice(db, row, codes.activated, { action: 'activate', operator: ctx.user, columns }, now)
  ctx.note({ table: 'member_device', id: binding.id, message: row.device_no })
  return { id: binding.id, version: binding.version }
}

export const unbind: Handler<typeof Binding.Unbind> = async (ctx, { reason, ...seen }) => {
  const { db, now, user } = ctx
  const { device_id } = await find(ctx, 'member_device', seen.id)
  const row = await find(ctx, 'device', device_id, 'lock')
  const binding = await toMove(ctx, memberDevice, seen, 'unbind')
  if (row.status === codes.repair) fail('WrongState', { reason: 'memberDevice.refused.repair' })
  await unbindDevice(db, row, { note: reason, operator: user }, now)
  if (row.status === codes.assigned)
    await sql`update device set member_id = null, version = version + 1 where id = ${row.id}`.execute(db)
  else
    await moveDevice(
      db,
      row,
      codes.returned,
      { action: 'return', note: reason, operator: user, columns: withoutMember },
      now,
    )
  ctx.note({ table: 'member_device', id: binding.id, before: { status: 1 }, after: { status: 0 }, message: reason })
  return { id: binding.id, version: binding.version + 1 }
}
