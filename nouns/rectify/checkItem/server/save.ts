import type { Input, Result } from '@shouya/contract/action'
import { everything } from '@shouya/server/core/access/everything.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail, failAt, failTaken } from '@shouya/server/core/failure.ts'
import { insertOrChange } from '@shouya/server/noun/store.ts'
import { checkVersion } from '@shouya/server/registers/find.ts'
import type * as CheckItem from '../contract.ts'
import { answerKind, register } from '../rules.ts'
import { findItem } from './findItem.ts'
import { isMine } from './rows.ts'

/** Enters an item, or changes it for the checks to come. */
export async function saveItem(
  ctx: Ctx,
  { id, version, ...fields }: Input<typeof CheckItem.Save>,
): Promise<Result<typeof CheckItem.Save>> {
  const before = id === undefined ? null : await findItem(ctx, id)
  if (before) checkVersion(before, version)
  if (fields.result_type === answerKind.score && fields.full_score <= 0)
    failAt('full_score', 'checkItem.refused.fullScore')
  if (fields.effective_begin && fields.effective_end && fields.effective_end < fields.effective_begin)
    failAt('effective_end', 'input.dayOrder')
  if (fields.min_value !== null && fields.max_value !== null && fields.max_value < fields.min_value)
    failAt('max_value', 'checkItem.refused.limits')
  if (fields.known_by === register.devices && fields.known_devices.length === 0)
    failAt('known_devices', 'input.required')
  await checkOwner(ctx, fields.owner_dept_id)
  await checkCode(ctx, fields.scene, fields.item_code, id)
  // Unit and limits belong to results of kind number only.
  const number = fields.result_type === answerKind.number
  const values = {
    ...fields,
    full_score: fields.result_type === answerKind.score ? fields.full_score : 0,
    value_unit: number ? fields.value_unit || null : null,
    min_value: number ? fields.min_value : null,
    max_value: number ? fields.max_value : null,
    known_devices: fields.known_by === register.devices ? fields.known_devices : [],
  }
  // The history shows the name of the branch, not its id.
  const named = async <T extends { owner_dept_id: number | null }>(item: T) => ({
    ...item,
    owner_dept_name: await nameOf(ctx, item.owner_dept_id),
  })
  const after = await named(values)
  return insertOrChange(ctx, 'check_item', before, values, {
    log: { before: before && (await named(before)), after: before ? { ...before, ...after } : after },
  })
}

async function nameOf({ db }: Ctx, unit: number | null): Promise<string | null> {
  if (unit === null) return null
  const row = await everything(db).selectFrom('dept').select('dept_name').where('id', '=', unit).executeTakeFirst()
  return row?.dept_name ?? null
}

async function checkOwner(ctx: Ctx, owner: number | null): Promise<void> {
  if (owner !== null) {
    const unit = await everything(ctx.db).selectFrom('dept').select('status').where('id', '=', owner).executeTakeFirst()
    if (unit?.status !== 1) failAt('owner_dept_id', 'input.unit')
  }
  if (!isMine(ctx, owner)) fail('OutOfScope')
}

async function checkCode(ctx: Ctx, scene: number, code: string, id: number | undefined): Promise<void> {
  const taken = await ctx.db
    .selectFrom('check_item')
    .select('id')
    .where('scene', '=', scene)
    .where('item_code', '=', code)
    .executeTakeFirst()
  if (taken && taken.id !== id) failTaken(ctx.lang, 'item_code', 'checkItem.field.item_code')
}
