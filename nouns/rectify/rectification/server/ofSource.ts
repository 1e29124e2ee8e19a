import { codesOf } from '@shouya/noun/noun'
import { everything } from '@shouya/server/core/access/everything.ts'
import { settle } from '@shouya/server/core/messages/remind.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import type { Kysely } from 'kysely'
import { rectification } from '../noun.ts'

const status = rectification.states.codes

/** The given records for which there are rectifications; true: at least one is open. */
export async function mendingOf(
  db: Kysely<Unscoped>,
  table: string,
  ids: readonly number[],
): Promise<ReadonlyMap<number | null, boolean>> {
  if (ids.length === 0) return new Map()
  const open = codesOf(rectification, rectification.states.open)
  const rows = await everything(db)
    .selectFrom('rectification')
    .select(['source_id', ({ fn, eb }) => fn.agg<boolean>('bool_or', [eb('status', 'in', open)]).as('is_open')])
    .where('source_table', '=', table)
    .where('source_id', 'in', ids)
    .groupBy('source_id')
    .execute()
  return new Map(rows.map(({ source_id, is_open }) => [source_id, is_open]))
}

/** Numbers and states of rectifications, by id; the caller may already read the records that refer to them. */
export async function rectificationsOf(db: Kysely<Unscoped>, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, { bill_no: string; status: number; dept_id: number }>()
  const rows = await everything(db)
    .selectFrom('rectification')
    .select(['id', 'bill_no', 'status', 'dept_id'])
    .where('id', 'in', [...new Set(ids)])
    .execute()
  return new Map(rows.map(({ id, ...row }) => [id, row]))
}

/** Whether it is closed or cancelled. */
export const isSettled = (state: number): boolean => state === status.closed || state === status.cancelled

/** Whether it was not started. */
export const isUntouched = (state: number): boolean => state === status.waiting

type Dropping = { source_table: string; source_id: number; reason: string; now: Date; by: number }

/** The source record was deleted: cancels its rectifications that were not started. Returns their number. */
export async function dropUntouched(
  db: Kysely<Unscoped>,
  { source_table, source_id, reason, now, by }: Dropping,
): Promise<number> {
  const rows = await everything(db)
    .updateTable('rectification')
    .set((eb) => ({
      status: status.cancelled,
      cancel_reason: reason,
      update_time: now,
      version: eb('version', '+', 1),
    }))
    .where('source_table', '=', source_table)
    .where('source_id', '=', source_id)
    .where('status', '=', status.waiting)
    .returning('id')
    .execute()
  const ids = rows.map(({ id }) => id)
  if (ids.length > 0)
    await settle(
      db,
      { codes: ['rectify_new', 'rectify_due', 'rectify_overdue'], table: 'rectification', id: ids, by },
      now,
    )
  return ids.length
}
