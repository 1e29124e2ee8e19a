import type { Row } from '@shouya/contract/action'
import type { Ctx } from '@shouya/server/core/context.ts'
import { localTime } from '@shouya/server/core/time/local.ts'
import { conditionsIn } from '@shouya/server/noun/lists.ts'
import { isIntact } from '@shouya/server/noun/signature.ts'
import { allOf, onDays, when } from '@shouya/server/registers/filters.ts'
import { sql } from 'kysely'
import { readableRequests } from '../../../approvals/server/public.ts'
import { mendingOf } from '../../../rectify/server/public.ts'
import { editWindow } from '../../server/editWindow.ts'
import type * as RoomKey from '../contract.ts'
import { roomKey } from '../noun.ts'
import { type } from '../rules.ts'
import { type Handover, movesOf } from './rules.ts'

const { waiting, toReturn, void: voided } = roomKey.states.codes

/** Condition: waits for this person's signature. */
const unsignedBy = (userId: number) =>
  sql<boolean>`room_key.status = ${waiting} and (room_key.from_user_id = ${userId} and room_key.from_sign is null
    or room_key.to_user_id = ${userId} and room_key.to_sign is null
    or room_key.supervisor_user_id = ${userId} and room_key.supervisor_sign is null)`

/**
 * When a handover is due: a temporary one when its keys are expected back, others when they happen. Must match its
 * index.
 */
export const dueTime = sql<string>`coalesce(room_key.expect_return_time, room_key.handover_time)`

/** Condition: not returned in time. */
const isOverdue = (now: Date) =>
  sql<boolean>`room_key.status = ${sql.lit(toReturn)} and room_key.expect_return_time < ${now}`

/** Condition: returned late, or not returned in time. */
export const isLate = (now: Date) =>
  sql<boolean>`(${isOverdue(now)} or room_key.return_time > room_key.expect_return_time)`

/** Condition: lent, and this person is giver or receiver. */
const lentBy = (userId: number) =>
  sql<boolean>`room_key.status = ${sql.lit(toReturn)} and ${userId} in (room_key.from_user_id, room_key.to_user_id)`

/** The conditions of the list, the print, the export and the counters. */
export const conditionsOf =
  ({ user, now }: Pick<Ctx, 'user' | 'now'>) =>
  (query: RoomKey.Filters) =>
    allOf([
      ...conditionsIn(roomKey, query),
      ...when(query.key_type, sql`${query.key_type} = any(room_key.key_types)`),
      ...when(
        query.user_id,
        sql`${query.user_id} in (room_key.from_user_id, room_key.to_user_id, room_key.supervisor_user_id)`,
      ),
      ...when(query.overdue, isOverdue(now)),
      ...when(query.mine, unsignedBy(user.userId)),
      ...when(query.returning, lentBy(user.userId)),
      ...when(query.late, isLate(now)),
      ...when(query.backfill, sql`room_key.is_backfill`),
      ...onDays(dueTime, { begin_date: query.due_begin_date, end_date: query.due_end_date }, 'due_end_date'),
    ])

/** Rows of the list as the caller sees them. */
export async function listed(ctx: Ctx, rows: readonly Handover[]): Promise<Row<typeof RoomKey.GetPageList>[]> {
  const { user, now, services } = ctx
  const present = localTime(now, services.database.timezone)
  const { isOpen } = await editWindow(ctx)
  const recent = rows.filter(({ create_time }) => isOpen(create_time)).map(({ id }) => id)
  const moved = await movedOn(ctx, recent)
  const fresh = new Set(recent.filter((id) => !moved.includes(id)))
  return rows.map((row) => ({
    ...row,
    overdue: row.status === toReturn && row.expect_return_time !== null && row.expect_return_time < present,
    allowed: movesOf(row, user, fresh.has(row.id)),
  }))
}

/** The handovers of which a key has been handed over again. */
export async function movedOn({ db }: Pick<Ctx, 'db'>, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('room_key_item as mine')
    .innerJoin('room_key_item as later', 'later.key_id', 'mine.key_id')
    .select('mine.room_key_id')
    .distinct()
    .where('mine.room_key_id', 'in', ids)
    .whereRef('later.room_key_id', '>', 'mine.room_key_id')
    .execute()
  return rows.map(({ room_key_id }) => room_key_id)
}

/** Rows with their signatures, and whether the signed content is unchanged. */
export async function detailsOf(ctx: Ctx, rows: readonly Handover[]): Promise<Row<typeof RoomKey.Get>[]> {
  const ids = rows.map(({ id }) => id)
  const [shown, readable, mending] = await Promise.all([
    listed(ctx, rows),
    readableRequests(ctx, rows),
    mendingOf(ctx.db, 'room_key', ids),
  ])
  const listedById = new Map(shown.map((row) => [row.id, row]))
  return rows.map((row) => ({
    ...row,
    ...(listedById.get(row.id) as (typeof shown)[number]),
    signature_intact: isIntact(roomKey, row, ctx.services.database.timezone),
    oa_examine_readable: row.oa_examine_id !== null && readable.has(row.oa_examine_id),
    // After the report of a loss the rectification is pending until a later transaction makes it.
    rectify_pending: mending.get(row.id) ?? (row.handover_type === type.loss && row.status !== voided),
  }))
}
