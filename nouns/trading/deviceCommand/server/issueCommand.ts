import type { Ctx } from '@shouya/server/core/context.ts'
import { fail } from '@shouya/server/core/failure.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import { toMove } from '@shouya/server/noun/write.ts'
import type { Selectable } from 'kysely'
import { device } from '../../device/noun.ts'
import { pendingResults } from '../../device/rules.ts'
import { tellDevice } from '../../device/server/tellDevice.ts'
import { lapseCommands } from './lapseCommands.ts'

type Told = {
  move: 'start' | 'stop' | 'setPar' | 'queryState'
  cmd: number
  reason: string | null
  /** What goes with it, or why it may not be. */
  payloadOf?: (device: Device, product: Product) => Promise<object>
}

export type Device = Selectable<DB['device']>
export type Product = Pick<Selectable<DB['product']>, 'has_device_ctrl' | 'param_schema'>

/** Puts a command up for a terminal to fetch: one at a time, the others wait for its end. */
export async function issueCommand(
  ctx: Ctx,
  seen: { id: number; version: number },
  { move, cmd, reason, payloadOf }: Told,
) {
  const { db, user, now } = ctx
  const row = await toMove(ctx, device, seen, move)
  const product = await db
    .selectFrom('product')
    .select(['has_device_ctrl', 'param_schema'])
    .where('id', '=', row.product_id)
    .executeTakeFirstOrThrow()
  if (!product.has_device_ctrl) fail('WrongState', { reason: 'device.refused.uncontrolled' })
  await lapseCommands(db, now, row.id)
  const waits = await db
    .selectFrom('device_command')
    .select('id')
    .where('device_id', '=', row.id)
    .where('result', 'in', pendingResults)
    .executeTakeFirst()
  if (waits) fail('WrongState', { reason: 'device.refused.pending' })
  const payload = (await payloadOf?.(row, product)) ?? {}
  const { cmd_no } = await db
    .insertInto('device_command')
    .values({
      ...{ device_id: row.id, cmd, reason, payload: JSON.stringify(payload), create_time: now },
      ...{ operator_id: user.userId, operator_name: user.name },
    })
    .returning('cmd_no')
    .executeTakeFirstOrThrow()
  ctx.note({
    table: 'device',
    id: row.id,
    billNo: cmd_no,
    after: { cmd, ...payload },
    ...(reason && { message: reason }),
  })
  await tellDevice(db, row.id)
  return { id: row.id, version: row.version, cmd_no }
}
