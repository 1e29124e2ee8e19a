import type { Input, Result } from '@shouya/contract/action'
import { everything } from '@shouya/server/core/access/everything.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail, failAt, failTaken } from '@shouya/server/core/failure.ts'
import type { Handler } from '@shouya/server/core/handle.ts'
import { unitInScope } from '@shouya/server/core/org/unitInScope.ts'
import { findSeen, insertOrChange } from '@shouya/server/noun/store.ts'
import { checkCity } from '../../server/checkCity.ts'
import type * as Device from '../contract.ts'
import { device } from '../noun.ts'
import { checkNotSent } from './checkNotSent.ts'
import { writeEvent } from './events.ts'

const { codes } = device.states
type Fields = Input<typeof Device.Save>

export const saveDevice: Handler<typeof Device.Save> = (ctx, input) => keepDevice(ctx, input)

/** Saves a device from the form or from a workbook. */
export async function keepDevice(ctx: Ctx, { id, version, ...fields }: Fields): Promise<Result<typeof Device.Save>> {
  const before = await findSeen(ctx, 'device', { id, version })
  if (before?.status === codes.scrapped) fail('WrongState')
  const isOut = before !== null && before.status !== codes.stock
  if (before !== null && (before.device_no !== fields.device_no || before.product_id !== fields.product_id)) {
    // Its label, its bindings and its uses say so.
    if (isOut) fail('WrongState', { reason: 'device.refused.leftStock' })
    await checkNotSent(ctx.db, before.id)
  }
  if ((fields.lng === null) !== (fields.lat === null))
    failAt(fields.lng === null ? 'lng' : 'lat', 'device.refused.halfPlace')
  checkCity(fields.city_code)
  if (fields.product_id !== before?.product_id) await checkProduct(ctx, fields.product_id)
  if (fields.dept_id !== null && fields.dept_id !== before?.dept_id) await unitInScope(ctx, fields.dept_id)
  for (const field of ['device_no', 'sn', 'imei'] as const) await checkFree(ctx, id ?? 0, field, fields[field])
  const saved = await insertOrChange(ctx, 'device', before, fields)
  // In stock there is no life yet: what was entered by mistake is deleted.
  if (isOut) await writeEvent(ctx.db, before.id, edited(before.status), { operator: ctx.user, at: ctx.now })
  return saved
}

const edited = (status: number) => ({ action: 'edit', from: status, to: status, note: null })

async function checkProduct({ db }: Ctx, id: number): Promise<void> {
  const product = await db.selectFrom('product').select('id').where('id', '=', id).executeTakeFirst()
  if (!product) failAt('product_id', 'input.value')
}

async function checkFree({ db, lang }: Ctx, own: number, field: 'device_no' | 'sn' | 'imei', value: string | null) {
  if (value === null) return
  const other = everything(db).selectFrom('device').select('id').where('id', '<>', own).where(field, '=', value)
  if (await other.executeTakeFirst()) failTaken(lang, field, `device.field.${field}`)
}
