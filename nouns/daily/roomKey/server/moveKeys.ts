import type { Ctx } from '@shouya/server/core/context.ts'
import { addDays } from '@shouya/server/core/time/local.ts'
import { changed } from '@shouya/server/registers/stamps.ts'
import { keyLedger } from '../../keyLedger/noun.ts'
import { PASSWORD_DAYS } from '../../keyLedger/rules.ts'
import { type } from '../rules.ts'
import { checkPairs, lockKeys } from './keys.ts'
import type { Handover } from './rules.ts'

const { held, sealed } = keyLedger.states.codes

export const idsOf = (row: Handover): number[] => row.keys.map(({ key_id }: { key_id: number }) => key_id)

type Moved = Pick<Handover, 'handover_type' | 'to_user_id' | 'to_user_name' | 'seal_after'>

/** The receiver holds the keys now; returned under a new seal (type 5) they are sealed. */
export function placeAfter(row: Moved) {
  const isSealed = row.handover_type === type.giveBack && row.seal_after !== null
  return {
    holder_user_id: row.to_user_id,
    holder_user_name: row.to_user_name,
    position: isSealed ? sealed : held,
    ...(row.seal_after === null ? {} : { seal_no: row.seal_after }),
  }
}

export async function moveKeys(ctx: Ctx, row: Handover): Promise<void> {
  const { scoped } = ctx
  await scoped
    .change('key_ledger')
    .set({ ...placeAfter(row), ...changed(ctx) })
    .where('id', 'in', idsOf(row))
    .execute()
  if (row.password_changed)
    await scoped
      .change('key_ledger')
      .set({ password_change_date: row.biz_date, next_change_date: addDays(row.biz_date, PASSWORD_DAYS) })
      .where('id', 'in', idsOf(row))
      .where('has_password', '=', true)
      .execute()
}

/** The keys are no longer in this handover. */
export async function closeItems({ db }: Ctx, id: number): Promise<void> {
  await db.updateTable('room_key_item').set({ open: false }).where('room_key_id', '=', id).execute()
}

/** Restores the places of the keys before the handover. */
export async function putBack(ctx: Ctx, row: Handover): Promise<void> {
  const { db, scoped } = ctx
  const keys = await lockKeys(ctx, idsOf(row))
  const items = await db.selectFrom('room_key_item').selectAll().where('room_key_id', '=', row.id).execute()
  for (const { key_id, holder_before, holder_name_before, position_before, seal_no_before } of items) {
    const key = keys.filter(({ id }) => id === key_id)
    if (holder_before !== null) await checkPairs(ctx, key, holder_before)
    await scoped
      .change('key_ledger')
      .set({
        holder_user_id: holder_before,
        holder_user_name: holder_name_before,
        position: position_before,
        seal_no: seal_no_before,
        ...changed(ctx),
      })
      .where('id', '=', key_id)
      .execute()
  }
}
