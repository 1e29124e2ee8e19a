import { everything } from '@shouya/server/core/access/everything.ts'
import { handle } from '@shouya/server/core/handle.ts'
import { toMove } from '@shouya/server/noun/write.ts'
import { sql } from 'kysely'
import { device } from '../../device/noun.ts'
import { moveDevice } from '../../device/server/moveDevice.ts'
import { unbindDevice, withoutMember } from '../../memberDevice/server/unbind.ts'
import * as DeviceReturn from '../contract.ts'

const { codes } = device.states

export const deviceReturn = handle(DeviceReturn, {
  async Return(ctx, { reason: note, ...seen }) {
    const before = await toMove(ctx, device, seen, 'return')
    await unbindDevice(ctx.db, before, { note, operator: ctx.user }, ctx.now)
    ctx.note({
      table: 'device',
      id: before.id,
      before: { status: before.status },
      after: { status: codes.returned },
      message: note,
    })
    const move = { action: 'return', note, operator: ctx.user, columns: withoutMember }
    return moveDevice(ctx.db, before, codes.returned, move, ctx.now)
  },

  async Inspect(ctx, { command, note, ...seen }) {
    const before = await toMove(ctx, device, seen, command)
    const { db, user, now } = ctx
    // Its last binding says what the deposit is settled by; devices of those before were never handed out, or inspected then.
    await everything(db)
      .updateTable('member_device')
      .set({ inspect_time: now, inspect_user_id: user.userId, inspect_note: note, version: sql<number>`version + 1` })
      .where('id', '=', sql<number>`(select max(id) from member_device ended where ended.device_id = ${before.id})`)
      .where('inspect_time', 'is', null)
      .where('unbind_time', 'is not', null)
      .execute()
    // A terminal that is gone for good does not come in again.
    if (command === 'scrap')
      await db
        .updateTable('device_key')
        .set({ end_time: now })
        .where('device_id', '=', before.id)
        .where('end_time', 'is', null)
        .execute()
    const to = codes[device.moves[command].to]
    ctx.note({
      table: 'device',
      id: before.id,
      before: { status: before.status },
      after: { status: to },
      message: note,
    })
    return moveDevice(db, before, to, { action: command, note, operator: user, columns: { agent_id: null } }, now)
  },
})
