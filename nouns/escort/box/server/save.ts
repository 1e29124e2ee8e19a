import { everything } from '@shouya/server/core/access/everything.ts'
import { fail, failAt, failTaken } from '@shouya/server/core/failure.ts'
import type { Handler } from '@shouya/server/core/handle.ts'
import { findSeen, insertOrChange } from '@shouya/server/noun/store.ts'
import { checkUnits } from '../../server/units.ts'
import type * as Box from '../contract.ts'
import { boxPosition } from '../noun.ts'
import { boxRefusal } from './rules.ts'

export const saveBox: Handler<typeof Box.SaveBox> = async (ctx, { id, version, ...fields }) => {
  const before = await findSeen(ctx, 'box', { id, version })
  if (before) {
    const refusal = boxRefusal(before, fields)
    if (refusal?.path) failAt(refusal.path, refusal.reason)
    if (refusal) fail('WrongState', { reason: refusal.reason })
  }
  await checkUnits(ctx, [fields.dept_id], before ? [before.dept_id] : [], undefined, 'dept_id')
  const others = everything(ctx.db)
    .selectFrom('box')
    .select('id')
    .where('id', '<>', id ?? 0)
  if (await others.where('box_no', '=', fields.box_no).executeTakeFirst())
    failTaken(ctx.lang, 'box_no', 'box.field.box_no')
  if (fields.rfid && (await others.where('rfid', '=', fields.rfid).executeTakeFirst()))
    failTaken(ctx.lang, 'rfid', 'box.field.rfid')
  const { dept_name } = await everything(ctx.db)
    .selectFrom('dept')
    .select('dept_name')
    .where('id', '=', fields.dept_id)
    .executeTakeFirstOrThrow()
  const after = { ...fields, dept_name }
  return insertOrChange(ctx, 'box', before, after, {
    first: { position: boxPosition.outlet, position_time: ctx.now },
  })
}
