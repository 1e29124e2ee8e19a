import { randomBytes } from 'node:crypto'
import { fail } from '@shouya/server/core/failure.ts'
import type { Handler } from '@shouya/server/core/handle.ts'
import { findSeen, updateRow } from '@shouya/server/noun/store.ts'
import type * as Device from '../contract.ts'
import { device } from '../noun.ts'
import { writeEvent } from './events.ts'
import { keyPurpose } from './keyPurpose.ts'

const BYTES = 32

/** A key that was never used ends here; the one in use works until the terminal signs with the new one. */
export const issueKey: Handler<typeof Device.IssueKey> = async (ctx, seen) => {
  const { id, status, device_no } = await findSeen(ctx, 'device', seen)
  if (status === device.states.codes.scrapped) fail('WrongState')
  const key = randomBytes(BYTES).toString('base64url')
  await ctx.db
    .updateTable('device_key')
    .set({ end_time: ctx.now })
    .where('device_id', '=', id)
    .where('end_time', 'is', null)
    .where('used_time', 'is', null)
    .execute()
  await ctx.db
    .insertInto('device_key')
    .values({ device_id: id, sealed: ctx.services.keys.seal(keyPurpose(id), key), create_time: ctx.now })
    .execute()
  const event = { action: 'key', from: status, to: status, note: null }
  await writeEvent(ctx.db, id, event, { operator: ctx.user, at: ctx.now })
  ctx.note({ table: 'device', id, message: device_no })
  return { ...(await updateRow(ctx, 'device', id, {})), device_no, key }
}
