import type { Ctx } from '@shouya/server/core/context.ts'
import { settle } from '@shouya/server/core/messages/remind.ts'
import { localDay } from '@shouya/server/core/time/local.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import { changeRow } from '@shouya/server/noun/write.ts'
import type { Updateable } from 'kysely'
import { addStep } from '../../../maintenance/server/public.ts'
import { tradeRepair } from '../noun.ts'
import { keepTerminal } from './keepTerminal.ts'
import type { TradeRepair } from './rules.ts'
import { reminders } from './tell.ts'

type Change = Omit<Updateable<DB['trade_repair']>, 'status'> & { status: number }

/** Moves a repair that `toMove` found: the row, its flow, its reminders, and its terminal. */
export async function step(
  ctx: Ctx,
  row: TradeRepair,
  change: Change,
  { action, note }: { action: string; note?: string | null },
): Promise<{ id: number; version: number }> {
  const { db, user, now, services } = ctx
  const saved = await changeRow(ctx, tradeRepair, row, change, note ?? undefined)
  const moved = { from_status: row.status, to_status: change.status, by: user, now }
  await addStep(db, { order_id: row.id, action, ...moved, note: note ?? null })
  await settle(db, { codes: reminders, table: tradeRepair.table, id: row.id, by: user.userId }, now)
  const today = localDay(now, services.database.timezone)
  await keepTerminal(db, row, change.status, { by: user, at: now, today })
  return saved
}
