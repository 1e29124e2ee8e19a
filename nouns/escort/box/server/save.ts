import { everything } from '@shouya/server/core/access/everything.ts'
import { fail, failAt, failTaken } from '@shouya/server/core/failure.ts'
import type { Handler } from '@shouya/server/core/handle.ts'
import { checkVersion, find } from '@shouya/server/registers/find.ts'
import { changed, made } from '@shouya/server/registers/stamps.ts'
import { checkUnits } from '../../server/units.ts'
import type * as Box from '../contract.ts'
import { boxPosition, boxRefusal } from './rules.ts'

export const saveBox: Handler<typeof Box.SaveBox> = async (ctx, { id, version, ...fields }) => {
  const before = id === undefined ? null : await find(ctx, 'box', id, 'lock')
  if (before) {
    checkVersion(before, version)
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
    failTaken(ctx.lang, 'box_no', 'column.box_no')
  if (fields.rfid && (await others.where('rfid', '=', fields.rfid).executeTakeFirst()))
    failTaken(ctx.lang, 'rfid', 'column.rfid')
  const { dept_name } = await everything(ctx.db)
    .selectFrom('dept')
    .select('dept_name')
    .where('id', '=', fields.dept_id)
    .executeTakeFirstOrThrow()
  const after = { ...fields, dept_name }
  const saved = before
    ? await ctx.scoped
        .change('box')
        .set({ ...after, ...changed(ctx) })
        .where('id', '=', before.id)
        .returning(['id', 'version'])
        .executeTakeFirstOrThrow()
    : await ctx.scoped
        .insert('box')
        .values({ ...after, position: boxPosition.outlet, position_time: ctx.now, ...made(ctx) })
        .returning(['id', 'version'])
        .executeTakeFirstOrThrow()
  ctx.note({ table: 'box', id: saved.id, before, after })
  return saved
}
