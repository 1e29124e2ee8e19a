import type { Ctx } from '@shouya/server/core/context.ts'
import { sql } from 'kysely'

/** The crews of handovers, in the order in which they were verified. */
export const crewOf = (db: Ctx['db'], ids: readonly number[]) =>
  db
    .selectFrom('money_box_crew')
    .selectAll()
    .where('money_box_id', 'in', ids)
    .orderBy('money_box_id')
    .orderBy('seq')
    .execute()

/** The boxes of handovers, in the order in which they were read. */
export const itemsOf = (db: Ctx['db'], ids: readonly number[]) =>
  db
    .selectFrom('money_box_item')
    .selectAll()
    .where('money_box_id', 'in', ids)
    .orderBy('money_box_id')
    .orderBy('id')
    .execute()

/** As whom of the crew the caller rode: for the company's people, by the account that they sign with. */
export async function ownSeats(
  { db, user }: Pick<Ctx, 'db' | 'user'>,
  rows: readonly { id: number }[],
): Promise<ReadonlyMap<number, number>> {
  if (user.scope.kind !== 'party' || rows.length === 0) return new Map()
  const seats = await db
    .selectFrom('money_box_crew')
    .select(['money_box_id', 'staff_id'])
    .where(
      'money_box_id',
      'in',
      rows.map(({ id }) => id),
    )
    .where(sql<boolean>`staff_id = (select own.id from escort_staff own where own.user_id = ${user.userId})`)
    .execute()
  return new Map(seats.map(({ money_box_id, staff_id }) => [money_box_id, staff_id]))
}
