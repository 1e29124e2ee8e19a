import type { Row } from '@shouya/contract/action'
import type * as RoomKey from '@shouya/contract/controllers/RoomKey'
import { sql } from 'kysely'
import { everything } from '../../../core/access/everything.ts'
import type { Ctx } from '../../../core/context.ts'
import { localTime } from '../../../core/time/local.ts'
import { allOf, among, inUnit, matching, onDays } from '../../../registers/filters.ts'
import { rectificationPending } from '../../rectify/public.ts'
import { signedHash } from './content.ts'
import { type Handover, movesOf, status } from './rules.ts'

/** Waits for this person's signature. */
export const unsignedBy = (userId: number) =>
  sql<boolean>`room_key.status = ${status.waiting} and (room_key.from_user_id = ${userId} and room_key.from_sign is null
    or room_key.to_user_id = ${userId} and room_key.to_sign is null
    or room_key.supervisor_user_id = ${userId} and room_key.supervisor_sign is null)`

/** The conditions of the list, the print and the export. */
export function conditionsOf({ user, now }: Ctx, query: RoomKey.Filters) {
  return allOf([
    ...inUnit('room_key.dept_id', query),
    ...onDays('room_key.handover_time', query),
    ...matching('room_key.search_text', query.keywords),
    ...among('room_key.handover_type', query.handover_type),
    ...among('room_key.status', query.status),
    ...(query.key_type === undefined ? [] : [sql<boolean>`${query.key_type} = any(room_key.key_types)`]),
    ...(query.user_id === undefined
      ? []
      : [sql<boolean>`${query.user_id} in (room_key.from_user_id, room_key.to_user_id, room_key.supervisor_user_id)`]),
    ...(query.overdue
      ? [sql<boolean>`room_key.status = ${status.toReturn} and room_key.expect_return_time < ${now}`]
      : []),
    ...(query.mine ? [unsignedBy(user.userId)] : []),
  ])
}

/** A row of the list as the caller sees it. */
export function rowOf({ user, now, services }: Ctx) {
  const present = localTime(now, services.database.timezone)
  return (row: Handover): Row<typeof RoomKey.GetPageList> => ({
    ...row,
    overdue: row.status === status.toReturn && row.expect_return_time !== null && row.expect_return_time < present,
    allowed: movesOf(row, user),
  })
}

/** A row with its signatures and whether they still fit what was signed. */
export async function detailOf(ctx: Ctx, row: Handover): Promise<Row<typeof RoomKey.Get>> {
  return {
    ...row,
    ...rowOf(ctx)(row),
    signature_intact: signedHash(row, ctx.services.database.timezone) === row.sign_hash,
    rectify_pending: await rectificationPending(everything(ctx.db), 'room_key', row.id),
  }
}
